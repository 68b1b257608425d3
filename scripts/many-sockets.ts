import { setTimeout as wait } from 'node:timers/promises'
import { LIVE_PATH, type LiveMessage, PING, PONG } from '#src/contract/session/live.ts'

/** As often as pages say it. */
const PING_EVERY = 50_000
/** Less than the 45 seconds after which the objects look at their sessions by themselves. */
const PATIENCE = 30_000
const OPENED_AT_ONCE = 50

/** The connection of an open page, with the times at which it received a message and was closed. */
export type Line = { heardAt: number | undefined; closedAt: number | undefined; end: () => void }

function openLine(origin: string, cookie: string): Promise<Line> {
  // Node's own takes headers, of which the type of browsers knows nothing.
  const options = { headers: { cookie, origin } } as never
  const socket = new WebSocket(origin.replace(/^http/, 'ws') + LIVE_PATH, options)
  const ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(PING), PING_EVERY)
  const line: Line = { heardAt: undefined, closedAt: undefined, end: () => socket.close() }
  // The local runtime sends its close and leaves the connection below to the other end: what counts is that the line is closed.
  const noteClose = () => {
    if (socket.readyState === WebSocket.OPEN) setTimeout(noteClose, 1)
    else line.closedAt ??= performance.now()
  }
  socket.onmessage = ({ data }) => {
    if (data === PONG) return
    const { kind } = JSON.parse(String(data)) as LiveMessage
    if (kind === 'inbox-message') line.heardAt ??= performance.now()
    if (kind === 'signed-out') noteClose()
  }
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(line)
    socket.onclose = () => {
      clearInterval(ping)
      line.closedAt ??= performance.now()
      reject(new Error('a socket was refused'))
    }
  })
}

/** So many lines of each session, in the order of the sessions. */
export async function openLines(origin: string, cookies: readonly string[], each: number): Promise<Line[][]> {
  const wanted = cookies.flatMap((cookie) => Array.from({ length: each }, () => cookie))
  const lines: Line[] = []
  for (let start = 0; start < wanted.length; start += OPENED_AT_ONCE) {
    const next = wanted.slice(start, start + OPENED_AT_ONCE)
    lines.push(...(await Promise.all(next.map((cookie) => openLine(origin, cookie)))))
  }
  return cookies.map((_, index) => lines.slice(index * each, (index + 1) * each))
}

/** After how many ms it came about, the shortest first, and for how many it never did. */
export type Reached = { times: number[]; missing: number }

/** Waits until it has come about for all, counted from `since`. */
export async function waitFor(lines: readonly Line[], what: 'heardAt' | 'closedAt', since: number): Promise<Reached> {
  while (performance.now() - since < PATIENCE && lines.some((line) => line[what] === undefined)) await wait(20)
  const times = lines.flatMap((line) => line[what] ?? []).map((at) => at - since)
  return { times: times.toSorted((a, b) => a - b), missing: lines.length - times.length }
}
