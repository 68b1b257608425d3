/** Browsers say that the line is back before it carries anything, so it is tried a few times, ms. */
const RETURN_WAITS = [0, 1000, 3000, 9000]

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Tries again whenever the browser says that the line is back, one try at a time. Gives the way to stop. */
export function retryOnReturn(act: () => unknown): () => void {
  let turn = 0
  let isGone = false
  let trying: Promise<void> | undefined
  const run = async () => {
    await act()
  }
  const attempt = (): Promise<void> => {
    trying ??= run().finally(() => {
      trying = undefined
    })
    return trying
  }
  // A line that comes back twice is waited for anew, and the try that is under way is the first of it.
  const again = async () => {
    turn += 1
    const mine = turn
    for (const wait of RETURN_WAITS) {
      await pause(wait)
      if (isGone || mine !== turn) return
      await attempt()
    }
  }
  const start = () => void again()
  addEventListener('online', start)
  return () => {
    isGone = true
    removeEventListener('online', start)
  }
}
