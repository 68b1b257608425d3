import { expect, test } from 'vitest'
import { readForm } from './form-values.ts'

test('a form gives texts and files apart, each under the name of its field, a file as it is', () => {
  const form = new FormData()
  const file = new File(['<rss/>'], 'feed.rss')
  form.append('act', 'upload')
  form.append('file', file)
  const { values, files } = readForm(form)
  expect(values).toEqual({ act: 'upload' })
  expect(files.file).toBe(file)
})

test('a field where no file was chosen has none, as browsers send it', () => {
  const form = new FormData()
  form.append('file', new File([], ''))
  expect(readForm(form)).toEqual({ values: {}, files: {} })
})

test('of a name that is said several times nothing is lost', () => {
  const form = new FormData()
  for (const ship of ['lng', 'lpg']) form.append('ship', ship)
  expect(readForm(form).values).toEqual({ ship: 'lng\nlpg' })
})
