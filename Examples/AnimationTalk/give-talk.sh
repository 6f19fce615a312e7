#!/bin/bash
# Gives the talk with the keys of a remote on a virtual display, and films it. It needs Xvfb, openbox, xdotool and ffmpeg.
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
talk= film= manager=
finish() { kill $film $talk $manager $server 2>/dev/null || true; }
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
film=$!
sleep 1

# The start of each scene, its cues, and the card at the end.
steps=$(($(grep -c '^\[\[scenes\]\]' talk.toml) + $(cat cues/*.script | grep -c '^cue ')))
screenshot() { ffmpeg -v error -y -f x11grab -video_size "$size" -i ":$display" -frames:v 1 "$folder/step-$(printf %02d "$1").png" </dev/null; }
screenshot 0
for step in $(seq "$steps"); do
    xdotool key Next
    sleep "$pace"
    screenshot "$step"
    kill -0 "$talk" || { echo "the talk has ended after step $step" >&2; exit 1; }
done
# What else remotes send must not end the talk.
for key in Next Escape F5 shift+F5 Prior Next; do
    xdotool key "$key"
    sleep 0.5
    kill -0 "$talk" || { echo "$key has ended the talk" >&2; exit 1; }
done
screenshot $((steps + 1))
kill -INT "$film"
wait "$film" || true
film=
echo "$folder: $((steps + 1)) steps, talk.mp4"
