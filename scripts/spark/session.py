"""A Spark session that runs the command as a filter: a job a line of standard input, an answer a line."""

import json
import os
import sys

from pyspark import RDD, SparkConf, SparkContext


def lines_of(sc: SparkContext, job: dict) -> RDD:
    """The lines of a file, or the numbers up to one."""
    if "numbers" in job:
        return sc.range(1, job["numbers"] + 1, numSlices=job["parts"]).map(str)
    return sc.textFile(job["input"], job["parts"])


def run(sc: SparkContext, job: dict) -> dict:
    """What is the matter, if anything is. The filter sees all of this process's environment, or none of it as Spark has it."""
    try:
        env = {} if job.get("bare") else dict(os.environ)
        piped = lines_of(sc, job).pipe(job["filter"], env=env, checkCode=True)
        piped.saveAsTextFile(job["output"])
    except Exception as error:
        return {"error": str(error)}
    return {}


def main() -> None:
    conf = SparkConf().setMaster(sys.argv[1]).setAppName("retrace")
    # The driver is heard on this machine alone, and draws no bars.
    conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
    conf.set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
    sc = SparkContext(conf=conf)
    for line in sys.stdin:
        print(json.dumps(run(sc, json.loads(line))), flush=True)
    sc.stop()


main()
