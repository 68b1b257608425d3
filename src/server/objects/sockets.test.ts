import { describe, expect, it } from 'vitest'
import { isFull, listOver } from './sockets.ts'

const socket = (sessionId: string) => ({ owner: { accountId: 'a', sessionId } })

describe('the sockets of an account', () => {
  it('are over when their session is not among the open ones', () => {
    const [phone, laptop, tab] = [socket('1'), socket('2'), socket('2')]
    expect(listOver([phone, laptop, tab], new Set(['1']))).toEqual([laptop, tab])
    expect(listOver([phone, laptop, tab], new Set(['1', '2']))).toEqual([])
    expect(listOver([phone], new Set())).toEqual([phone])
  })

  it('are full at fifty', () => {
    expect([isFull(0), isFull(49), isFull(50)]).toEqual([false, false, true])
  })
})
