struct SparkleTwo {}
