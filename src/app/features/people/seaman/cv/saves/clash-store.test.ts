import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import type { CvClash } from '#src/domain/cv/merge.ts'
import { addClashes, dropClash, isOwnSpelling, openClashStore } from './clash-store.ts'
import { advance, type QueuedSave } from './queued-saves.ts'

const [sample] = fc.sample(arbitraryCv, { numRuns: 1, seed: 7 }) as [Cv]
const withLink = (linkedin: string): Cv => ({ ...sample, contact: { ...sample.contact, linkedin } })
const clashOf = (theirs: string): CvClash => ({ path: ['contact', 'linkedin'], mine: 'mine', theirs })

test('a clash waits beside the draft until it is settled, and of one field only the newest', async () => {
  const store = openAccountStore('one')
  await openClashStore(store, () => {}).change((before) => addClashes(before, [clashOf('old')]))
  const later = openClashStore(store, () => {})
  await later.change((before) => addClashes(before, [clashOf('new')]))
  expect(await later.read()).toEqual([clashOf('new')])
  await later.change((before) => dropClash(before, clashOf('new')))
  expect(await later.read()).toEqual([])
})

test('the server’s spelling of what this device sent is no clash; what another device wrote is', () => {
  const [typed, merged] = [withLink('linkedin.com/x'), withLink('https://example.com/theirs')]
  expect(isOwnSpelling(clashOf('https://linkedin.com/x'), typed, typed)).toBe(true)
  expect(isOwnSpelling(clashOf('https://example.com/theirs'), typed, merged)).toBe(false)
})

test('a save that waits behind one whose address was completed goes out, with what was typed since', () => {
  const save = (cv: Cv): QueuedSave => ({ key: 'k', typed: cv, cv, base: { cv: sample, version: 1 }, isTried: true })
  const saved = { cv: withLink('https://linkedin.com/x'), version: 2 }
  const { queue, clashes } = advance([save(withLink('linkedin.com/x')), save(withLink('linkedin.com/xy'))], saved)
  expect(clashes).toEqual([])
  expect(queue.map(({ cv }) => cv.contact.linkedin)).toEqual(['linkedin.com/xy'])
})
