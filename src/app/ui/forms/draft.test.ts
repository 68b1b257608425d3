import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, restoreDraft } from './draft.ts'

/** As much of a form as drafts look at. */
const createForm = (...fields: object[]) => ({ querySelectorAll: () => fields }) as unknown as HTMLFormElement
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
    'a',
  )
  const [note, lng, lpg, news] = [
    text(''),
    box('ship', 'lng', false),
    box('ship', 'lpg', false),
    box('news', 'on', true, true),
  ]
  restoreDraft(createForm(note, lng, lpg, news), 'a')
  expect([note.value, lng.checked, lpg.checked, news.checked]).toEqual(['Hello', true, false, false])
})

test('what was changed since the page came is not overwritten', () => {
  keepDraft(createForm(text('Before')), 'a')
  const note = text('Now')
  restoreDraft(createForm(note), 'a')
  expect(note.value).toBe('Now')
})
