#!/bin/bash
# Gives the talk with the keys of a remote on a virtual display, and records it. It needs Xvfb, openbox, xdotool and ffmpeg.
#
#     give-talk.sh PROGRAM [FOLDER]     such as: give-talk.sh .build/release/AnimationTalk /tmp/talk
#
# FOLDER gets talk.mp4, and a screenshot after each step.
set -eu
program=$(realpath "$1")
folder=${2:-.}
display=${TALK_DISPLAY:-83}
size=${TALK_SIZE:-1920x1080}
pace=${TALK_PACE:-2}
mkdir -p "$folder"
folder=$(realpath "$folder")
cd "$(dirname "$0")"

Xvfb ":$display" -screen 0 "${size}x24" >/dev/null 2>&1 &
server=$!
talk= video= manager=
finish() { kill $video $talk $manager $server 2>/dev/null || true; }
trap finish EXIT
sleep 1
export DISPLAY=":$display"
unset SDL_VIDEODRIVER
# Without a window manager there is no full screen.
if command -v openbox >/dev/null; then openbox >/dev/null 2>&1 & manager=$!; fi
"$program" talk talk.toml ${TALK_OPTIONS:-} &
talk=$!
sleep 3
ffmpeg -v error -y -f x11grab -framerate 30 -video_size "$size" -i ":$display" -pix_fmt yuv420p -crf 26 "$folder/talk.mp4" </dev/null &
video=$!
sleep 1

screenshot() { ffmpeg -v error -y -f x11grab -video_size "$size" -i ":$display" -frames:v 1 "$folder/step-$(printf %02d "$1").png" </dev/null; }
step=0
screenshot $step
# A key that is pressed while something moves only ends the movement, so the number of keys is not that of the steps.
until xdotool search --name ": End of talk" >/dev/null 2>&1; do
    step=$((step + 1))
    [ $step -lt 150 ] || { echo "the talk does not end" >&2; exit 1; }
    xdotool key Next
    sleep "$pace"
    screenshot $step
    kill -0 "$talk" || { echo "the talk has ended after step $step" >&2; exit 1; }
done
# What else remotes send must not end the talk.
for key in Next F5 shift+F5 Escape Prior Next; do
    xdotool key "$key"
    sleep 0.5
    kill -0 "$talk" || { echo "$key has ended the talk" >&2; exit 1; }
done
screenshot $((step + 1))
kill -INT "$video"
wait "$video" || true
video=
echo "$folder: $step keys, talk.mp4"
