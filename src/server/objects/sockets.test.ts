import { describe, expect, it } from 'vitest'
import { isFull, listOver } from './sockets.ts'

const socket = (sessionId: string, organisationId = '') => ({ owner: { accountId: 'a', sessionId, organisationId } })

describe('the sockets of an account', () => {
  it('are over when their session is not among the open ones', () => {
    const [phone, laptop, tab] = [socket('1'), socket('2'), socket('2')]
    expect(listOver([phone, laptop, tab], new Map([['1', null]]))).toEqual([laptop, tab])
    expect(
      listOver(
        [phone, laptop, tab],
        new Map([
          ['1', null],
          ['2', 'o'],
        ]),
      ),
    ).toEqual([])
    expect(listOver([phone], new Map())).toEqual([phone])
  })

  it('are over when their session acts for another organisation than their page', () => {
    const [left, stays, none] = [socket('1', 'o'), socket('2', 'o'), socket('1')]
    const open = new Map([
      ['1', null],
      ['2', 'o'],
    ])
    expect(listOver([left, stays, none], open)).toEqual([left])
  })

  it('are full at fifty', () => {
    expect([isFull(0), isFull(49), isFull(50)]).toEqual([false, false, true])
  })
})
