/** Whether another process of this number is there. */
export function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return process_ !== process.pid
  } catch {
    return false
  }
}
