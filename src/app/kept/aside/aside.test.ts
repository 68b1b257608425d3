import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCarried, takeCarried } from '#src/app/ui/forms/carried.ts'
import { forgetDraftsOf, keepDraft, restoreDraft } from '#src/app/ui/forms/draft.ts'
import { listLines, openFile } from './aside.ts'
import { listDrafts } from './list-drafts.ts'

const createField = (value = '') => ({ type: 'text', name: 'note', value, defaultValue: '' })
const createForm = (field: object) =>
  ({ querySelectorAll: () => [field], dispatchEvent: () => true }) as unknown as HTMLFormElement

/** The session storage of a tab. */
let kept: Record<string, string>
beforeEach(() => {
  kept = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  })
  vi.stubGlobal('sessionStorage', kept)
})
afterEach(() => vi.unstubAllGlobals())

test('a draft of another version does not fill the form, survives typing and is found until it is deleted', async () => {
  kept['draft:guest:/contact:form@2'] = '{"remark":"Free from March"}'
  const field = createField()
  restoreDraft(createForm(field), 'guest:/contact:form')
  expect(field.value).toBe('')
  field.value = 'Hello'
  keepDraft(createForm(field), 'guest:/contact:form')
  const found = await listDrafts()
  expect(found.map(({ value }) => value)).toEqual([{ remark: 'Free from March' }])
  await found[0]?.drop()
  expect(Object.keys(kept)).toEqual(['draft:guest:/contact:form@1'])
})

test('a draft of another account is not found', async () => {
  kept['draft:other:/contact:form@2'] = '{"remark":"Hello"}'
  expect(await listDrafts('own')).toEqual([])
})

test('a text that waits for sign-in has a version too', async () => {
  kept.carried = '{"path":"/vacancy/a","words":{"note":"Hello"}}'
  expect(takeCarried('/vacancy/a')).toEqual({})
  keepCarried('/vacancy/a', { note: 'New' })
  expect(takeCarried('/vacancy/a')).toEqual({ note: 'New' })
  expect((await listDrafts('own')).flatMap(({ value }) => listLines(value))).toEqual([
    'path: /vacancy/a',
    'words.note: Hello',
  ])
})

test('after a sign-out, another account does not find texts that waited for the sign-in', async () => {
  kept['carried@2'] = '{"path":"/vacancy/a","words":{"note":"Hello"}}'
  keepCarried('/vacancy/a', { note: 'New' })
  forgetDraftsOf('own')
  expect([await listDrafts('other'), takeCarried('/vacancy/a')]).toEqual([[], {}])
})

test('every text of an unknown value is shown with its path, and a file is returned as a file', async () => {
  expect(listLines({ rows: [{ name: 'Anna', age: 40, note: '' }], is: true, none: null })).toEqual([
    'rows.0.name: Anna',
  ])
  const file = openFile({ type: 'image/png', text: btoa('bytes') })
  expect([file?.type, await file?.text()]).toEqual(['image/png', 'bytes'])
  expect([openFile({ type: 'x', text: 'no base64 ✓' }), openFile('text'), openFile(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
