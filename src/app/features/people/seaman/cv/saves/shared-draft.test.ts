import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import type { Saved } from '#src/app/seaman-profile.ts'
import { listChanges } from '#src/domain/cv/changes.ts'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import { type Cv, createExperience, type Experience } from '#src/domain/cv/cv.ts'
import type { CvClash } from '#src/domain/cv/merge.ts'
import { type CvFormValues, readFormValues, toFormValues } from '../form-values.ts'
import { type DraftStore, openDraftStore } from './draft-store.ts'
import { shareDraft } from './shared-draft.ts'

const [sample] = fc.sample(arbitraryCv, { numRuns: 1, seed: 7 }) as [Cv]
const SAVED: Saved = { cv: sample, version: 3 }

/** A tab with the CV; its form is a record. */
function openTab(store: DraftStore, first: Saved = SAVED) {
  let saved = first
  let values = toFormValues(first.cv)
  let changes = 0
  const clashes: CvClash[] = []
  const draft = shareDraft(
    {
      getSaved: () => saved,
      setSaved: (next) => {
        saved = next
      },
      getValues: () => structuredClone(values),
      putValues: (next) => {
        values = structuredClone(next)
      },
      count: () => {
        changes = listChanges(saved.cv, readFormValues(values)).length
      },
      ask: (found) => clashes.push(...found),
      showKept: () => {},
    },
    store,
    () => {},
  )
  return {
    draft,
    clashes,
    read: () => readFormValues(values),
    getSaved: () => saved,
    countChanges: () => changes,
    add: (contract: Experience) => {
      values = toFormValues({ ...readFormValues(values), experience: [contract] })
    },
    type: (part: 'contact' | 'kin' | 'biometric', name: string, typed: string) => {
      values = { ...values, [part]: { ...values[part], [name]: typed } } as CvFormValues
    },
    typed: (part: 'contact' | 'kin' | 'biometric', name: string) => values[part][name],
  }
}

const openStore = () => openDraftStore(openAccountStore('one'))

describe('two tabs with one draft', () => {
  test('each has what the other typed, and neither writes over it', async () => {
    const store = openStore()
    const [one, other] = [openTab(store), openTab(store)]
    await one.draft.open()
    await other.draft.open()
    one.type('contact', 'mobile', '+48 600 100 200')
    other.type('kin', 'kinName', 'Anna')
    await Promise.all([one.draft.keep(), other.draft.keep()])
    await Promise.all([one.draft.follow(), other.draft.follow()])
    expect(one.read()).toEqual(other.read())
    expect([one.typed('kin', 'kinName'), other.typed('contact', 'mobile')]).toEqual(['Anna', '+48 600 100 200'])
    expect([...one.clashes, ...other.clashes]).toEqual([])
  })

  test('what both typed into one field is asked where it was seen last; the other value is not lost', async () => {
    const store = openStore()
    const [one, other] = [openTab(store), openTab(store)]
    await one.draft.open()
    await other.draft.open()
    one.type('kin', 'kinName', 'Anna')
    await one.draft.keep()
    other.type('kin', 'kinName', 'Maria')
    await other.draft.keep()
    expect(other.clashes).toEqual([{ path: ['kin', 'kinName'], mine: 'Maria', theirs: 'Anna' }])
  })

  test('a tab that is opened later begins with the draft', async () => {
    const store = openStore()
    const one = openTab(store)
    await one.draft.open()
    one.type('biometric', 'height', '1,80 m')
    await one.draft.keep()
    const other = openTab(store)
    await other.draft.open()
    expect(other.typed('biometric', 'height')).toBe('1,80 m')
  })

  test('what one tab saves is saved in the other, which keeps what it typed meanwhile', async () => {
    const store = openStore()
    const [one, other] = [openTab(store), openTab(store)]
    await one.draft.open()
    await other.draft.open()
    one.type('contact', 'mobile', '1')
    await one.draft.keep()
    const sent = one.read()
    other.type('kin', 'kinName', 'Anna')
    one.draft.rebase({ cv: sent, version: 4 }, sent)
    await one.draft.keep()
    await other.draft.follow()
    await other.draft.keep()
    expect(other.getSaved().version).toBe(4)
    expect([other.typed('contact', 'mobile'), other.typed('kin', 'kinName')]).toEqual(['1', 'Anna'])
    expect(other.clashes).toEqual([])
  })

  test('what one tab saves is not counted as unsaved in the other, also where nothing in its form changes by that', async () => {
    const store = openStore()
    const [one, other] = [openTab(store), openTab(store)]
    await one.draft.open()
    await other.draft.open()
    one.type('contact', 'mobile', '+48 600 100 200')
    await one.draft.keep()
    await other.draft.follow()
    expect(other.countChanges()).toBe(1)
    one.draft.rebase({ cv: one.read(), version: 4 }, one.read())
    await one.draft.keep()
    await other.draft.follow()
    expect([other.countChanges(), other.getSaved().version]).toEqual([0, 4])
  })

  test('what one tab gives up is given up in the other', async () => {
    const store = openStore()
    const [one, other] = [openTab(store), openTab(store)]
    await one.draft.open()
    await other.draft.open()
    const before = one.typed('contact', 'mobile') as string
    one.type('contact', 'mobile', '1')
    await one.draft.keep()
    await other.draft.follow()
    one.type('contact', 'mobile', before)
    await one.draft.keep()
    await other.draft.follow()
    expect(other.typed('contact', 'mobile')).toBe(before)
  })
})

test('a draft of an older CV is applied to the newer one', async () => {
  const store = openStore()
  const one = openTab(store)
  await one.draft.open()
  one.type('contact', 'mobile', '1')
  await one.draft.keep()
  const newer = { ...sample, kin: { ...sample.kin, kinName: 'From another device' } }
  const later = openTab(store, { cv: newer, version: 4 })
  await later.draft.open()
  expect(later.read()).toEqual({ ...newer, contact: { ...newer.contact, mobile: '1' } })
})

test('what was typed into a new contract stays though its first save arrived unheard', async () => {
  const store = openStore()
  const ground = { ...sample, experience: [] }
  const one = openTab(store, { cv: ground, version: 3 })
  await one.draft.open()
  one.add({ ...createExperience('new'), company: 'Halden Gas' })
  const arrived = one.read()
  one.add({ ...createExperience('new'), company: 'Halden Gas', fleetVesselName: 'Strand Spirit' })
  await one.draft.keep()
  const later = openTab(store, { cv: arrived, version: 4 })
  await later.draft.open()
  expect(later.read().experience).toMatchObject([{ company: 'Halden Gas', fleetVesselName: 'Strand Spirit' }])
  expect(later.clashes).toEqual([])
})

test('a draft of a build that knew fewer fields has them empty', async () => {
  const store = openStore()
  const values = toFormValues(sample)
  const { height: _, ...biometric } = values.biometric
  await store.write({ saved: SAVED, values: { ...values, biometric } as CvFormValues }, 0)
  const tab = openTab(store)
  await tab.draft.open()
  expect(tab.read()).toEqual({ ...sample, biometric: { ...sample.biometric, height: 0 } })
})

test('a page that is older than the draft takes its saved CV over', async () => {
  const store = openStore()
  const fresh = openTab(store, { cv: { ...sample, kin: { ...sample.kin, kinName: 'New' } }, version: 9 })
  await fresh.draft.open()
  fresh.type('contact', 'mobile', '1')
  await fresh.draft.keep()
  const old = openTab(store)
  await old.draft.open()
  expect([old.getSaved().version, old.read()]).toEqual([9, fresh.read()])
})

test('whatever two tabs type in turns, both end with all of it', async () => {
  const NAMES = ['mobile', 'viber', 'whatsapp', 'telegram'] as const
  const turn = fc.record({ tab: fc.integer({ min: 0, max: 1 }), name: fc.constantFrom(...NAMES), text: fc.string() })
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 12 }), async (turns) => {
      const store = openStore()
      const tabs = [openTab(store), openTab(store)] as const
      for (const tab of tabs) await tab.draft.open()
      for (const { tab, name, text } of turns) {
        const typing = tabs[tab as 0 | 1]
        await typing.draft.follow()
        typing.type('contact', name, text)
        await typing.draft.keep()
      }
      for (const tab of tabs) await tab.draft.follow()
      expect(tabs[0].read()).toEqual(tabs[1].read())
      for (const name of NAMES) {
        const last = turns.findLast((one) => one.name === name)
        if (last) expect(tabs[0].read().contact[name]).toBe(last.text.trim() || null)
      }
    }),
    { numRuns: 60 },
  )
})
