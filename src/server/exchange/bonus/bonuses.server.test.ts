import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ownBonusesSchema } from '#src/contract/bonus/schemas.ts'
import type { CvProfileData } from '#src/domain/cv/profile-data.ts'
import { DAY } from '#src/domain/time.ts'
import { transfer } from '#src/server/exchange/billing/funds.usecases.ts'
import { findHolderId } from '#src/server/exchange/billing/holders.repository.ts'
import { capture, hold, refund, voidHold } from '#src/server/exchange/billing/holds.usecases.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { type Client, PASSWORD } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  insertRow,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { findDifferences, newReference, readBalances, usd } from '#tests/server/support/ledger.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { payAsSeaman } from '#tests/server/support/payers.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { setRules } from '#tests/server/support/test-shop.ts'
import { joinAsSeaman, nextBirthDate, verify, withdrawVerification } from '#tests/server/support/verified.ts'
import { bookBonuses } from './book-bonuses.usecases.ts'
import { compareBonuses } from './compare-bonuses.repository.ts'
import { endBonuses, remindOfBonuses } from './end-bonuses.usecases.ts'
import { readOwnBonuses } from './own-bonuses.usecases.ts'

const PRICES = ['bonus-verification,USD,2,2026-01-01,,Board', 'bonus-friend,USD,3,2026-01-01,,Board']
const YEAR = 365 * DAY

async function start(prices: readonly string[] = PRICES) {
  const server = startServer()
  const { services } = server
  await setRules(server, 'price', ...prices)
  const person = await registerSeaman(server, { firstname: 'Olena' })
  await confirmAddress(person.email)
  await editOwnCv(person, { birthDate: nextBirthDate() })
  const { refId } = (await person.get('/server/seaman/friends')).body
  const read = async () => ownBonusesSchema.parse(await readOwnBonuses(services, person.accountId))
  const statuses = async () => (await read()).items.map(({ kind, status }) => `${kind} ${status}`)
  const holder = async (accountId: string = person.accountId) => (await findHolderId(services.db, { accountId })) ?? ''
  const balance = async (accountId?: string) => readBalances(server, await holder(accountId))
  const book = () => bookBonuses(services)
  const holdFor = async (minor: number) => {
    const amount = usd(minor)
    return (
      await hold(services, {
        reference: newReference(),
        holderId: await holder(),
        amount,
        until: server.now() + YEAR * 3,
      })
    ).id
  }
  const agree = async () => {
    expect(await findDifferences()).toEqual([])
    expect(await compareBonuses(services.db)).toEqual([])
  }
  return { server, services, person, refId, read, statuses, holder, balance, book, holdFor, agree }
}

describe('a bonus', () => {
  it('is booked once for the own first verification, with its price, its end and a mail', async () => {
    const { server, person, read, balance, book, agree } = await start()
    await verify(server, person.seamanId)
    expect((await read()).items).toMatchObject([{ kind: 'verification', status: 'waiting', amount: null }])
    await Promise.all([book(), book(), book()])
    await book()
    expect(await balance()).toEqual({ bonus: 200 })
    const { items, next, offers } = await read()
    const until = Date.UTC(2027, 10, 20, 12)
    expect(items).toMatchObject([{ status: 'open', amount: usd(200), left: usd(200), until }])
    expect(next).toEqual({ amount: usd(200), at: until })
    expect(offers.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['verification', usd(200)],
      ['friend', usd(300)],
    ])
    expect(await countRows('outbox', "kind = 'bonus-booked' AND account_id = ?", person.accountId)).toBe(1)
    await agree()
  })

  it('is booked for a friend who joined by the link and was verified, once, also if the friend is verified again', async () => {
    const { server, refId, read, statuses, balance, book, agree } = await start()
    const friend = await joinAsSeaman(server, refId, { firstname: 'Marek' })
    expect((await read()).unverified).toBe(1)
    await verify(server, friend.seamanId)
    await Promise.all([book(), book()])
    expect(await statuses()).toEqual(['friend open'])
    expect(await balance()).toEqual({ bonus: 300 })
    expect(await balance(friend.accountId)).toEqual({ bonus: 200 })
    await withdrawVerification(server, friend.seamanId, 'ended')
    await verify(server, friend.seamanId)
    await book()
    expect(await balance()).toEqual({ bonus: 300 })
    expect((await read()).unverified).toBe(0)
    await agree()
  })

  it('has the amount of the day of the verification, by a later version of the price list too', async () => {
    const { server, person, balance, book } = await start()
    await verify(server, person.seamanId)
    await setRules(
      server,
      'price',
      'bonus-verification,USD,2.50,2026-01-01,2026-11-20,Board',
      'bonus-verification,USD,9,2026-11-21,,Board',
    )
    server.wait(3 * DAY)
    await book()
    expect(await balance()).toEqual({ bonus: 250 })
  })

  it('is not given for a verification at a time without a price, even if there is one later', async () => {
    const { server, person, statuses, balance, book } = await start(['form,USD,4,2026-01-01,,Board'])
    await verify(server, person.seamanId)
    await book()
    await setRules(server, 'price', ...PRICES)
    await book()
    expect(await statuses()).toEqual(['verification not-offered'])
    expect(await balance()).toEqual({})
  })

  it('waits while the CV is not what was verified', async () => {
    const { server, person, statuses, book, balance } = await start()
    await verify(server, person.seamanId)
    await editOwnCv(person, { surname: 'Shevchenko' })
    await book()
    expect(await statuses()).toEqual(['verification changed'])
    await editOwnCv(person, { surname: 'Kovalenko' })
    server.wait(DAY)
    await book()
    expect(await balance()).toEqual({ bonus: 200 })
  })

  it('hides from the inviter what is missing in the CV of a friend, and that the account is blocked', async () => {
    const { server, refId, statuses, book } = await start()
    const [changed, blocked] = [await joinAsSeaman(server, refId), await joinAsSeaman(server, refId)]
    for (const { seamanId } of [changed, blocked]) await verify(server, seamanId)
    await editOwnCv(changed, { surname: 'Shevchenko' })
    await insertRow('erasure', { account_id: blocked.accountId, requested_at: 1, erase_at: 2 })
    server.wait(DAY)
    await book()
    expect(await statuses()).toEqual(['friend later', 'friend later'])
  })

  it('is limited to some friends in a month: the others are booked in the next one', async () => {
    const { server, services, refId, statuses, balance, read, agree } = await start()
    const few = { ...services, config: { ...services.config, bonusFriends: 2 } }
    for (const firstname of ['Adam', 'Boris', 'Carl', 'Dmytro']) {
      const friend = await joinAsSeaman(server, refId, { firstname })
      await verify(server, friend.seamanId)
    }
    await Promise.all([bookBonuses(few), bookBonuses(few), bookBonuses(few)])
    await bookBonuses(few)
    expect((await statuses()).toSorted()).toEqual([
      ...['friend month-full', 'friend month-full', 'friend open', 'friend open'],
    ])
    expect((await read()).items.find(({ status }) => status === 'month-full')?.until).toBe(Date.UTC(2026, 11))
    expect(await balance()).toEqual({ bonus: 600 })
    server.wait(12 * DAY)
    await bookBonuses(few)
    expect(await balance()).toEqual({ bonus: 1200 })
    await agree()
  })

  it('is shown to the person alone', async () => {
    const { server, person, refId, book, read } = await start()
    const friend = await joinAsSeaman(server, refId)
    await verify(server, person.seamanId)
    await book()
    expect((await person.get('/server/seaman/bonus')).body).toEqual(await read())
    expect((await friend.get('/server/seaman/bonus')).body.items).toEqual([])
    expect((await (await registerCompany(server)).get('/server/seaman/bonus')).status).toBe(403)
  })
})

describe('both sides of a bonus for a friend', () => {
  const signOut = (client: Client) => client.cookies.delete('__Host-sid')

  it('are not one browser: an account that is opened in the browser of the inviter', async () => {
    const { server, person, refId, statuses, balance, book } = await start()
    signOut(person)
    const friend = await joinAsSeaman(server, refId, { client: person, firstname: 'Second' })
    signOut(person)
    await person.post('/server/security/auth/login', { email: person.email, password: PASSWORD })
    await verify(server, friend.seamanId)
    await book()
    expect(await statuses()).toEqual(['friend excluded'])
    expect(await balance()).toEqual({})
  })

  it('are not one browser: an inviter who signs in where the friend was signed in', async () => {
    const { server, person, refId, book, balance } = await start()
    const friend = await joinAsSeaman(server, refId, { firstname: 'Second' })
    signOut(friend)
    const answer = await friend.post('/server/security/auth/login', { email: person.email, password: PASSWORD })
    expect(answer.status).toBe(200)
    await verify(server, friend.seamanId)
    await book()
    expect(await balance()).toEqual({})
  })

  it('are two people: not with one name and date of birth, or one document', async () => {
    const { server, person, refId, book, statuses } = await start()
    const [birthDate, number] = [nextBirthDate(), 'FE 123-456']
    const { documents } = (await readOwnCv(person)).data
    await editOwnCv(person, { birthDate, documents: documents.map((one, place) => (place ? one : { ...one, number })) })
    const namesake = await joinAsSeaman(server, refId, { firstname: 'OLENA', birthDate })
    const other = await joinAsSeaman(server, refId, { firstname: 'Oksana' })
    await editOwnCv(other, {
      documents: documents.map((one, place) => (place === 1 ? { ...one, number: 'fe123456' } : one)),
    })
    for (const { seamanId } of [namesake, other]) await verify(server, seamanId)
    await book()
    expect(await statuses()).toEqual(['friend excluded', 'friend excluded'])
  })

  it('have not paid from one bank account', async () => {
    const { server, person, refId, book, statuses } = await start()
    const friends = [
      await joinAsSeaman(server, refId, { firstname: 'Petro' }),
      await joinAsSeaman(server, refId, { firstname: 'Pavlo' }),
    ]
    const [alike, other] = friends.map((friend) => payAsSeaman(server, friend))
    await payAsSeaman(server, person).payIn('20', { payer: 'Olena Kovalenko' })
    await alike?.payIn('10', { payer: 'OLENA  KOVALENKO' })
    await other?.payIn('10', { payer: 'Pavlo Kovalenko' })
    for (const { seamanId } of friends) await verify(server, seamanId)
    await book()
    expect((await statuses()).toSorted()).toEqual(['friend excluded', 'friend open'])
  })

  it('are new: a person who deleted the account and joined again is not rewarded twice', async () => {
    const { server, refId, book, balance, statuses, agree } = await start()
    const birthDate = nextBirthDate()
    const join = async () => {
      server.wait(1)
      const friend = await joinAsSeaman(server, refId, { firstname: 'Again', birthDate })
      await verify(server, friend.seamanId)
      await book()
      return friend
    }
    const first = await join()
    expect(await balance()).toEqual({ bonus: 300 })
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(first.accountId).run()
    const again = await join()
    expect(await statuses()).toEqual(['friend excluded', 'friend open'])
    expect(await balance()).toEqual({ bonus: 300 })
    expect(await balance(again.accountId)).toEqual({})
    await agree()
  })

  it('are new: a second account of a person is recognised by the name and date of birth, or by the checked passport', async () => {
    const { server, refId, book, balance, statuses } = await start()
    const join = async (firstname: string, birthDate: string, numbers: readonly string[]) => {
      server.wait(1)
      const friend = await joinAsSeaman(server, refId, { firstname, birthDate })
      const [blank] = (await readOwnCv(friend)).data.documents
      const passports = numbers.map((number, place) => ({ ...blank, id: `p${place}`, type: 'passport', number }))
      await editOwnCv(friend, { documents: passports as CvProfileData['documents'] })
      const checked = (await readOwnCv(friend)).data.documents.at(-1)?.id
      await verify(server, friend.seamanId, numbers.length > 0 && checked ? [checked] : [])
      await book()
    }
    const [first, second] = [nextBirthDate(), nextBirthDate()]
    await join('Taras', first, ['FE111111'])
    await join('Taras', first, [])
    await join('Tarasz', second, ['FE111111'])
    await join('Trs', second, ['AA000001', 'FE111111'])
    expect(await statuses()).toEqual(['friend excluded', 'friend excluded', 'friend excluded', 'friend open'])
    expect(await balance()).toEqual({ bonus: 300 })
  })

  it('are recognised for two years after the verification, and forgotten then if the account is erased', async () => {
    const { server, refId, book, services } = await start()
    const friend = await joinAsSeaman(server, refId, { firstname: 'Gone' })
    await verify(server, friend.seamanId)
    await book()
    const ids = await env.DB.prepare('SELECT json_group_array(id) AS ids FROM bonus WHERE verified_id = ?')
      .bind(friend.accountId)
      .first<string>('ids')
    const known = () =>
      countRows('bonus', 'person_digest IS NOT NULL AND id IN (SELECT value FROM json_each(?))', String(ids))
    expect(await known()).toBe(2)
    server.wait(800 * DAY)
    await book()
    expect(await known()).toBe(2)
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(friend.accountId).run()
    await bookBonuses(services)
    expect(await known()).toBe(0)
  })

  it('are active: nothing is booked while the friend’s account closes, and nothing is left of the wait once it is erased', async () => {
    const { server, refId, book, balance, statuses } = await start()
    const friend = await joinAsSeaman(server, refId, { firstname: 'Closing' })
    await verify(server, friend.seamanId)
    await insertRow('erasure', { account_id: friend.accountId, requested_at: 1, erase_at: 2 })
    await book()
    expect(await statuses()).toEqual(['friend waiting'])
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(friend.accountId).run()
    await book()
    expect(await statuses()).toEqual([])
    expect(await balance()).toEqual({})
  })
})

describe('the end of a bonus', () => {
  const booked = async () => {
    const world = await start()
    await verify(world.server, world.person.seamanId)
    await world.book()
    const later = async (days: number) => {
      world.server.wait(days * DAY)
      await endBonuses(world.services)
    }
    return { ...world, later }
  }

  it('takes back what is left after twelve months, once, after a reminder', async () => {
    const { services, person, balance, statuses, later, read, agree } = await booked()
    const reminded = () => countRows('outbox', "kind = 'bonus-ends' AND account_id = ?", person.accountId)
    await remindOfBonuses(services)
    expect(await reminded()).toBe(0)
    await later(340)
    await Promise.all([remindOfBonuses(services), remindOfBonuses(services)])
    await remindOfBonuses(services)
    expect(await reminded()).toBe(1)
    expect(await balance()).toEqual({ bonus: 200 })
    await later(26)
    await Promise.all([endBonuses(services), endBonuses(services)])
    expect(await balance()).toEqual({})
    expect(await statuses()).toEqual(['verification ended'])
    expect((await read()).next).toBeNull()
    await agree()
  })

  it('does not remind of what was spent', async () => {
    const { services, person, holdFor, later } = await booked()
    await capture(services, { holdId: await holdFor(200), reference: newReference(), amount: usd(200) })
    await later(340)
    await remindOfBonuses(services)
    expect(await countRows('outbox', "kind = 'bonus-ends' AND account_id = ?", person.accountId)).toBe(0)
  })

  it('leaves what an order holds, and takes it back when it is released', async () => {
    const { services, balance, holdFor, statuses, later, read, agree } = await booked()
    const holdId = await holdFor(150)
    await later(366)
    expect(await balance()).toEqual({ 'bonus-held': 150 })
    expect(await statuses()).toEqual(['verification open'])
    expect((await read()).next).toBeNull()
    await capture(services, { holdId, reference: newReference(), amount: usd(100) })
    await voidHold(services, { holdId, reference: newReference() })
    expect(await balance()).toEqual({ bonus: 50 })
    await later(1)
    expect(await balance()).toEqual({})
    await refund(services, { holdId, reference: newReference(), amount: usd(40) })
    await later(1)
    expect(await balance()).toEqual({})
    await agree()
  })

  it('spends the oldest first, and ends each on its own day', async () => {
    const { server, refId, services, balance, book, holdFor, later, agree } = await booked()
    server.wait(100 * DAY)
    await verify(server, (await joinAsSeaman(server, refId, { firstname: 'Younger' })).seamanId)
    await book()
    expect(await balance()).toEqual({ bonus: 500 })
    await capture(services, { holdId: await holdFor(150), reference: newReference(), amount: usd(150) })
    await later(266)
    expect(await balance()).toEqual({ bonus: 300 })
    await later(100)
    expect(await balance()).toEqual({})
    await agree()
  })

  it('leaves what admins gave', async () => {
    const { services, holder, balance, later } = await booked()
    await transfer(services, {
      ...{ reference: newReference(), kind: 'adjustment', amount: usd(70) },
      from: houseAccount('adjustments', 'USD'),
      to: holderAccount(await holder(), 'bonus', 'USD'),
    })
    await later(366)
    expect(await balance()).toEqual({ bonus: 70 })
  })

  it('is early if the verification is withdrawn as wrong; a later one gives nothing again', async () => {
    const { server, services, person, balance, holdFor, statuses, book, later, agree } = await booked()
    await capture(services, { holdId: await holdFor(80), reference: newReference(), amount: usd(80) })
    await withdrawVerification(server, person.seamanId, 'not-genuine')
    await later(1)
    expect(await balance()).toEqual({})
    expect(await statuses()).toEqual(['verification withdrawn'])
    await verify(server, person.seamanId)
    await book()
    expect(await balance()).toEqual({})
    await agree()
  })

  it('is early if the papers of a repeated request are not genuine, and stays if they only cannot be read', async () => {
    const { server, person, balance, statuses, later, agree } = await booked()
    const refuseAgain = async (reason: 'unreadable' | 'other-facts' | 'not-genuine') => {
      await env.DB.prepare("UPDATE verification SET state = 'pending' WHERE seaman_id = ?").bind(person.seamanId).run()
      await withdrawVerification(server, person.seamanId, reason)
      await later(1)
    }
    await refuseAgain('unreadable')
    await refuseAgain('other-facts')
    expect(await balance()).toEqual({ bonus: 200 })
    await refuseAgain('not-genuine')
    expect(await balance()).toEqual({})
    expect(await statuses()).toEqual(['verification withdrawn'])
    await agree()
  })

  it('still comes for an account that was erased', async () => {
    const { person, holder, server, later, agree } = await booked()
    const holderId = await holder()
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(person.accountId).run()
    await later(366)
    expect(await readBalances(server, holderId)).toEqual({})
    expect(await countRows('bonus', 'holder_id = ? AND account_id IS NULL AND verified_id IS NULL', holderId)).toBe(1)
    await agree()
  })
})

it('a verification that is withdrawn before its bonus is booked counts as none', async () => {
  const { server, person, statuses, balance, book } = await start()
  await verify(server, person.seamanId)
  await withdrawVerification(server, person.seamanId, 'unreadable')
  await book()
  expect(await statuses()).toEqual([])
  await verify(server, person.seamanId)
  await book()
  expect(await balance()).toEqual({ bonus: 200 })
})

it('a comparison finds a bonus whose entry is missing, and an entry without a bonus', async () => {
  const { server, services, person, holder, book } = await start()
  await verify(server, person.seamanId)
  await book()
  const id = (
    await env.DB.prepare('SELECT id FROM bonus WHERE holder_id = ?')
      .bind(await holder())
      .first<{ id: string }>()
  )?.id
  await env.DB.prepare('UPDATE bonus SET returned = 1 WHERE id = ?').bind(id).run()
  expect(await compareBonuses(services.db)).toMatchObject([{ subject: id, holderId: await holder() }])
})
