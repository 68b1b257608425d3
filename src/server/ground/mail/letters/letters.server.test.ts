import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, MINUTE } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { MailRefused } from '#src/server/platform/mail/mailer.ts'
import { createLife, servicesOf } from '#tests/security/support/dying-consumer.ts'
import { letterTo, readLetterRow, readSuppressions, startLetters } from '#tests/server/support/letters.ts'
import { digestRecipient } from './letter.ts'
import { claimLetter, readLetter } from './letters.repository.ts'
import { pauseLetters, resumeLetters } from './pause-letters.ts'
import { sendLetter } from './send-letter.usecases.ts'
import { suppressAddress } from './suppressions.repository.ts'
import { sweepLetters } from './sweep-letters.usecases.ts'

const accept = async () => {}
const later = { state: 'later', retryAt: expect.any(Number) }
const SCOPE = 'an-agency'
const ACT = { stream: 'subscribed', actor: 'an-admin', reason: 'A test' } as const

beforeEach(async () => {
  await env.DB.batch(
    ['kept_letter', 'letter', 'mail_suppression', 'mail_pause', 'letter_domain'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a letter', () => {
  it('leaves once, however often and at the same time it is sent', async () => {
    const { send, left } = startLetters(accept)
    const letter = letterTo('office@agency.example')
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(letter)))
    expect(outcomes.filter(({ state }) => state === 'sent').length).toBeGreaterThan(0)
    expect(outcomes.filter(({ state }) => state !== 'sent')).toEqual(
      expect.arrayContaining(outcomes.filter(({ state }) => state === 'later')),
    )
    expect(await send(letter)).toEqual({ state: 'sent' })
    expect(left.map(({ to, letterId }) => [to, letterId])).toEqual([[letter.to, letter.id]])
  })

  it('is several letters if several go to one mailbox', async () => {
    const { send, left } = startLetters(accept)
    for (let count = 0; count < 2; count += 1) await send(letterTo('office@agency.example'))
    expect(left).toHaveLength(2)
  })

  it('is unknown after an answer was lost, and is not repeated', async () => {
    const { send, left } = startLetters(async () => {
      left.push({} as never)
      throw new Error('the answer was lost')
    })
    const letter = letterTo('office@agency.example')
    for (let count = 0; count < 3; count += 1) expect(await send(letter)).toEqual({ state: 'unknown' })
    expect(left).toHaveLength(1)
  })

  it('can be sent again after a provider that is busy did not take it', async () => {
    let isBusy = true
    const { send, left } = startLetters(async () => {
      if (isBusy) throw new MailRefused('busy', 'too many')
    })
    const letter = letterTo('office@agency.example')
    expect(await send(letter)).toEqual(later)
    isBusy = false
    expect(await send(letter)).toEqual({ state: 'sent' })
    expect(left).toHaveLength(1)
  })

  it('is refused as it is, and leaves by the same id when it is corrected', async () => {
    const { send, left } = startLetters(async ({ subject }) => {
      if (subject === 'wrong') throw new MailRefused('refused', 'not accepted')
    })
    const letter = letterTo('office@agency.example')
    const wrong = { ...letter, mail: { ...letter.mail, subject: 'wrong' } }
    await expect(send(wrong)).rejects.toThrow('not accepted')
    expect(await send(letter)).toEqual({ state: 'sent' })
    expect(left).toHaveLength(1)
  })

  it('is never sent to an address that the provider has on its list', async () => {
    const { send, left, services } = startLetters(async () => {
      throw new MailRefused('suppressed', 'listed')
    })
    const letter = letterTo('office@agency.example')
    for (let count = 0; count < 2; count += 1) expect(await send(letter)).toEqual({ state: 'suppressed' })
    expect(await readSuppressions({ services }, letter.to)).toEqual([
      { stream: 'subscribed', scope: '', reason: 'provider' },
    ])
    expect(left).toEqual([])
  })

  it('waits while no provider is configured', async () => {
    const { send } = startLetters(undefined, {})
    const closed = startLetters(accept)
    const none = { ...closed.services.mailers.subscribed, provider: 'none' } as const
    const services = { ...closed.services, mailers: { ...closed.services.mailers, subscribed: none } }
    expect(await sendLetter(services, letterTo('office@agency.example'))).toEqual(later)
    expect(await send(letterTo('office@agency.example'))).toEqual({ state: 'sent' })
  })

  it('has an id that a provider returns with its events', async () => {
    const { send } = startLetters(accept)
    for (const id of ['', 'a b', 'x'.repeat(65), 'a\r\nb'])
      await expect(send(letterTo('a@b.example', { id }))).rejects.toThrow('id')
    expect(await send(letterTo('a@b.example', { id: 'x'.repeat(64) }))).toEqual({ state: 'sent' })
  })

  it('is deleted half a year later, and its text where it is kept after a day', async () => {
    const { send, services, wait } = startLetters()
    const letter = letterTo('office@agency.example')
    await send(letter)
    wait(DAY + 1)
    await sweepLetters(services)
    expect(await env.DB.prepare('SELECT count(*) FROM kept_letter').first('count(*)')).toBe(0)
    expect((await readLetterRow(letter.id))?.state).toBe('sent')
    wait(180 * DAY)
    await sweepLetters(services)
    expect(await readLetterRow(letter.id)).toBeNull()
  })
})

describe('a run that ends between its steps', () => {
  it('never lets a letter leave twice, wherever it ends, with two schedules at the same time', async () => {
    const { services, left, wait } = startLetters(accept)
    const outcomes: string[] = []
    const seen: string[] = []
    for (let steps = 0; steps < 14; steps += 1) {
      const letters = Array.from({ length: 3 }, (_, count) => letterTo(`office@agency-${steps}-${count}.example`))
      const life = createLife(steps)
      const dying = servicesOf(services, life)
      for (const letter of letters)
        await Promise.allSettled([
          sendLetter(dying, letter),
          sendLetter(services, letter),
          sendLetter(services, letter),
        ])
      wait(3 * MINUTE)
      for (const letter of letters) {
        const [one, other] = await Promise.all([sendLetter(services, letter), sendLetter(services, letter)])
        expect([one.state, other.state]).not.toContain('later')
        outcomes.push(one.state)
      }
      seen.push(...letters.map(({ id }) => id))
    }
    const ids = left.map(({ letterId }) => letterId)
    expect(new Set(ids).size).toBe(ids.length)
    // Whatever is called sent has left.
    const { results } = await env.DB.prepare("SELECT id FROM letter WHERE state = 'sent'").all<{ id: string }>()
    expect(results.every(({ id }) => ids.includes(id))).toBe(true)
    expect(results.length).toBeGreaterThan(seen.length / 2)
  })

  it('leaves a letter unknown if it ended between the provider and the record, which is never sent again', async () => {
    const own = startLetters(accept)
    const letter = letterTo('office@agency.example')
    // Reads, claims, and is gone when the provider has accepted.
    const life = createLife(5)
    await expect(sendLetter(servicesOf(own.services, life), letter)).rejects.toThrow()
    expect(own.left).toHaveLength(1)
    expect(await own.send(letter)).toEqual(later)
    own.wait(3 * MINUTE)
    for (let count = 0; count < 2; count += 1) expect(await own.send(letter)).toEqual({ state: 'unknown' })
    expect(own.left).toHaveLength(1)
  })
})

describe('one letter of many', () => {
  it('that cannot be sent keeps no other: every seventh is refused, and the other six of seven leave', async () => {
    const { send, left } = startLetters(async ({ to }) => {
      if (to.startsWith('seventh')) throw new MailRefused('refused', 'a poison letter')
    })
    const letters = Array.from({ length: 70 }, (_, count) =>
      letterTo(`${count % 7 === 6 ? 'seventh' : 'office'}@agency-${count}.example`),
    )
    const outcomes = await Promise.allSettled(letters.map(send))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    expect(left.map(({ letterId }) => letterId).toSorted()).toEqual(
      letters.flatMap(({ id }, count) => (count % 7 === 6 ? [] : [id])).toSorted(),
    )
  })

  it('that is suppressed keeps no other', async () => {
    const { send, left, services } = startLetters(accept)
    const address = {
      stream: 'subscribed',
      addressDigest: digestRecipient(services, 'No@Agency.example'),
      scope: null,
    } as const
    await suppressAddress(services.db, address, { reason: 'bounced', at: 1 })
    const [no, yes] = [letterTo('no@agency.example'), letterTo('yes@agency.example')]
    expect([await send(no), await send(yes)]).toEqual([{ state: 'suppressed' }, { state: 'sent' }])
    expect(left.map(({ to }) => to)).toEqual([yes.to])
  })

  it('is suppressed for one organisation only where its reader asked for that', async () => {
    const { send, services } = startLetters(accept)
    const address = {
      stream: 'subscribed',
      addressDigest: digestRecipient(services, 'a@b.example'),
      scope: SCOPE,
    } as const
    await suppressAddress(services.db, address, { reason: 'asked', at: 1 })
    expect(await send(letterTo('a@b.example', { scope: SCOPE }))).toEqual({ state: 'suppressed' })
    expect(await send(letterTo('a@b.example', { scope: 'another' }))).toEqual({ state: 'sent' })
  })
})

describe('a pause', () => {
  it('by an admin holds every letter from the next one on, or those to one organisation, until it ends', async () => {
    const { send, services, left } = startLetters(accept)
    const { db } = services
    for (const scope of [null, SCOPE]) {
      await runBatch(db, pauseLetters(services, { ...ACT, scope }))
      const letter = letterTo(`a@${scope}.example`, { scope: SCOPE })
      expect(await send(letter)).toEqual(later)
      const other = await send(letterTo(`b@${scope}.example`, { scope: 'another' }))
      expect(other.state).toBe(scope === null ? 'later' : 'sent')
      await runBatch(db, resumeLetters(services, { ...ACT, scope }))
      expect(await send(letter)).toEqual({ state: 'sent' })
    }
    expect(left).toHaveLength(3)
    const { results } = await env.DB.prepare(
      "SELECT action, object_id FROM admin_event WHERE object_kind = 'mail-stream' ORDER BY rowid",
    ).all()
    expect(results).toHaveLength(4)
  })

  it('is begun once and ended once', async () => {
    const { services } = startLetters(accept)
    const { db } = services
    const act = { ...ACT, scope: null }
    await expect(runBatch(db, resumeLetters(services, act))).rejects.toThrow()
    await runBatch(db, pauseLetters(services, act))
    await expect(runBatch(db, pauseLetters(services, act))).rejects.toThrow()
  })

  it('that begins after a letter was read holds it', async () => {
    const { services } = startLetters(accept)
    const { db, clock } = services
    const keys = { id: 'late', source: 'test', scope: null, addressDigest: 'x', domain: 'b.example' }
    expect((await readLetter(db, keys, clock())).isPaused).toBe(false)
    await runBatch(db, pauseLetters(services, { ...ACT, scope: null }))
    expect(await claimLetter(db, keys, { now: clock(), spacing: 1 })).toBe(false)
    expect(await readLetterRow('late')).toBeNull()
  })
})

describe('the pace of a mail domain', () => {
  it('names the time at which the next letter leaves, and concerns no other domain', async () => {
    const { send, wait, now } = startLetters(accept)
    let outcome = await send(letterTo('a@gmail.example'))
    while (outcome.state === 'sent') outcome = await send(letterTo('a@Gmail.Example'))
    expect(outcome.state).toBe('later')
    if (outcome.state !== 'later') return
    expect((await send(letterTo('a@other.example'))).state).toBe('sent')
    wait(outcome.retryAt - now() - 1)
    expect((await send(letterTo('a@gmail.example'))).state).toBe('later')
    wait(1)
    expect((await send(letterTo('a@gmail.example'))).state).toBe('sent')
  })

  it('is kept by letters that are sent at the same time', async () => {
    const { send, left } = startLetters(accept)
    await Promise.all(Array.from({ length: 20 }, () => send(letterTo('a@gmail.example'))))
    expect(left.length).toBeLessThanOrEqual(3)
  })
})
