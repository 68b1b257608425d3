import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, provideSeal, restoreDraft } from './draft.ts'

/** The part of a form that drafts read. */
const createForm = (...fields: object[]) =>
  ({ querySelectorAll: () => fields, dispatchEvent: () => true }) as unknown as HTMLFormElement
const text = (value: string) => ({ type: 'text', name: 'note', value, defaultValue: '' })
const box = (name: string, value: string, checked: boolean, defaultChecked = false) => ({
  ...{ type: 'checkbox', name, value, checked, defaultChecked },
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed and what was ticked or unticked is there again, box by box', () => {
  keepDraft(
    createForm(text('Hello'), box('ship', 'lng', true), box('ship', 'lpg', false), box('news', 'on', false, true)),
    'guest:/:a',
  )
  const [note, lng, lpg, news] = [
    text(''),
    box('ship', 'lng', false),
    box('ship', 'lpg', false),
    box('news', 'on', true, true),
  ]
  restoreDraft(createForm(note, lng, lpg, news), 'guest:/:a')
  expect([note.value, lng.checked, lpg.checked, news.checked]).toEqual(['Hello', true, false, false])
})

test('what was changed since the page came is not overwritten', () => {
  keepDraft(createForm(text('Before')), 'guest:/:a')
  const note = text('Now')
  restoreDraft(createForm(note), 'guest:/:a')
  expect(note.value).toBe('Now')
})

/** A transparent seal. */
const SEAL = {
  sealText: async (_: string, _name: string, value: unknown) => JSON.stringify(value),
  unsealText: async (_: string, _name: string, sealed: string) => JSON.parse(sealed),
  warmSeal: async () => {},
}

test('what an account has typed is still there when the part that opens it did not come', async () => {
  provideSeal(async () => SEAL)
  keepDraft(createForm(text('Hello')), 'account:/:a')
  await vi.waitFor(() => expect(sessionStorage.getItem('draft:account:/:a@1')).not.toBe(null))

  provideSeal(() => Promise.reject(new Error('No line')))
  restoreDraft(createForm(text('')), 'account:/:a')
  await new Promise((done) => setTimeout(done))

  provideSeal(async () => SEAL)
  const note = text('')
  restoreDraft(createForm(note), 'account:/:a')
  await vi.waitFor(() => expect(note.value).toBe('Hello'))
})

test('who comes back before it was sealed finds it', async () => {
  let seal = () => {}
  const held = new Promise<void>((done) => {
    seal = done
  })
  provideSeal(async () => {
    await held
    return SEAL
  })
  keepDraft(createForm(text('Hello')), 'account:/:b')
  const note = text('')
  restoreDraft(createForm(note), 'account:/:b')
  seal()
  await vi.waitFor(() => expect(note.value).toBe('Hello'))
  await vi.waitFor(() => expect(sessionStorage.getItem('draft:account:/:b@1')).toContain('Hello'))
})
