/** Browsers report a connection before it works, so it is tried several times, ms. */
const RETURN_WAITS = [0, 1000, 3000, 9000]

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Retries whenever the browser reports a connection, one try at a time. Returns a function that stops it. */
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
  // A second `online` event during a try is ignored.
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
