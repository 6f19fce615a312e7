struct SparkleOne {}
