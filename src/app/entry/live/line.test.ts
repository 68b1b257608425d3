import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLine, type Socket, waitBefore } from './line.ts'

type Fake = Socket & { sent: string[]; closed: boolean }

function start(mayGoOn: () => Promise<boolean> = async () => true) {
  const told: boolean[] = []
  const sockets: Fake[] = []
  const heard: string[] = []
  const open = () => {
    const socket: Fake = {
      sent: [],
      closed: false,
      send: (text) => socket.sent.push(String(text)),
      close: () => {
        socket.closed = true
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    sockets.push(socket)
    return socket
  }
  const line = createLine({
    open,
    hear: (message) => heard.push(message),
    mayGoOn,
    tell: (isOpen) => told.push(isOpen),
  })
  const last = () => sockets.at(-1) as Fake
  const act = (name: 'onopen' | 'onclose' | 'onmessage', event: object = {}) =>
    (last()[name] as ((event: object) => void) | null)?.(event)
  return { line, sockets, heard, told, last, act }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the line to the server', () => {
  it('opens when it is resumed, hears messages and says a ping now and then', async () => {
    const { line, heard, last, act } = start()
    line.resume()
    await pass(0)
    act('onopen')
    act('onmessage', { data: '{"kind":"formats"}' })
    act('onmessage', { data: 'pong' })
    await pass(50_000)
    expect([heard, last().sent]).toEqual([['{"kind":"formats"}'], ['ping']])
  })

  it('comes back after a loss, later and later, and at once when it is told to', async () => {
    const { line, sockets, act } = start()
    line.resume()
    await pass(0)
    for (const opened of [2, 3, 4]) {
      act('onclose', { code: 1006 })
      await pass(2 ** (opened - 2) * 500 - 1)
      expect(sockets.length).toBe(opened - 1)
      await pass(2 ** (opened - 2) * 500 + 1)
      expect(sockets.length).toBe(opened)
    }
    line.renew()
    await pass(0)
    expect(sockets.length).toBe(5)
  })

  it('stays closed when it may not continue, and repeats the check if it fails', async () => {
    const answers = [async () => Promise.reject(new Error('offline')), async () => false]
    const mayGoOn = vi.fn(async () => (answers.shift() as () => Promise<boolean>)())
    const { line, sockets, act } = start(mayGoOn)
    line.resume()
    act('onclose', { code: 1006 })
    await pass(10 * 60_000)
    expect([mayGoOn.mock.calls.length, sockets.length]).toEqual([2, 1])
  })

  it('sends nothing while paused, and checks before it continues', async () => {
    const mayGoOn = vi.fn(async () => true)
    const { line, sockets, last, act } = start(mayGoOn)
    line.resume()
    act('onopen')
    line.pause()
    await pass(10 * 60_000)
    expect([last().closed, last().sent, sockets.length, mayGoOn.mock.calls.length]).toEqual([true, [], 1, 0])
    line.resume()
    line.resume()
    await pass(0)
    expect([sockets.length, mayGoOn.mock.calls.length]).toEqual([2, 1])
  })

  it('says when it stands, and when it does not any more', async () => {
    const { line, told, act } = start()
    line.resume()
    expect(told).toEqual([])
    act('onopen')
    act('onclose', { code: 1006 })
    expect(told).toEqual([true, false])
    await pass(1000)
    act('onopen')
    line.pause()
    expect(told).toEqual([true, false, true, false])
  })

  it('waits between half and the whole of its time, and five minutes at most', () => {
    expect([waitBefore(0, 0), waitBefore(0, 1), waitBefore(3, 1), waitBefore(60, 1)]).toEqual([
      500, 1000, 8000, 300_000,
    ])
  })
})
