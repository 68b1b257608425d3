import { PING, PONG } from '#src/contract/session/live.ts'

const PING_EVERY = 50_000
const FIRST_WAIT = 1000
const LONGEST_WAIT = 5 * 60_000

/** Returns the delay before the next try in ms: doubled each time, with jitter. */
export const waitBefore = (failures: number, random: number): number =>
  Math.min(FIRST_WAIT * 2 ** Math.min(failures, 20), LONGEST_WAIT) * (0.5 + random / 2)

/** The part of a WebSocket that is used. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

type Options = {
  open: () => Socket
  hear: (message: string) => void
  /** Called before reconnecting: false stops it. Called again if it throws or returns undefined. */
  mayGoOn: () => Promise<boolean | undefined>
  /** Called when the connection opens and when it closes. */
  tell?: (isOpen: boolean) => void
}

export type Line = {
  resume: () => void
  pause: () => void
  /** Checks at once whether the connection may continue, whatever the socket's state. */
  renew: () => void
}

/** Returns a connection that reconnects automatically until it is paused or may not continue. */
export function createLine({ open, hear, mayGoOn, tell }: Options): Line {
  let socket: Socket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let ping: ReturnType<typeof setInterval> | undefined
  let [failures, paused, used] = [0, true, false]

  const drop = () => {
    clearTimeout(timer)
    clearInterval(ping)
    if (socket) socket.onclose = null
    socket?.close()
    socket = undefined
    tell?.(false)
  }
  const retryIn = (wait: number) => {
    drop()
    timer = setTimeout(check, wait)
  }
  const fail = () => {
    failures += 1
    retryIn(waitBefore(failures - 1, Math.random()))
  }
  async function check() {
    const goesOn = await mayGoOn().catch(() => undefined)
    if (paused) return
    if (goesOn) connect()
    else if (goesOn === undefined) fail()
    else paused = true
  }
  function connect() {
    used = true
    const own = open()
    socket = own
    own.onopen = () => {
      failures = 0
      tell?.(true)
      ping = setInterval(() => own.send(PING), PING_EVERY)
    }
    own.onmessage = ({ data }) => data !== PONG && hear(String(data))
    own.onclose = fail
  }
  return {
    resume: () => {
      if (!paused) return
      paused = false
      if (used) retryIn(0)
      else connect()
    },
    pause: () => {
      paused = true
      drop()
    },
    renew: () => retryIn(0),
  }
}
