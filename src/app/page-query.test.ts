import { expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '../contract/api.ts'
import { aloneOf, fetchAll, type PageQuery, pageQuery, partOf } from './page-query.ts'

const away = () => new ApiError(503, { message: 'x', code: 'unavailable', requestId: 'r1' })
const refusal = () => new ApiError(403, { message: 'x', code: 'forbidden', requestId: 'r1' })

const answering = <Data>(data: Data) => pageQuery({ locale: 'en' }, ['thing'], async () => data)
const failing = (error: Error): PageQuery<string> => pageQuery({ locale: 'en' }, ['thing'], () => Promise.reject(error))

test('the language is the end of a key, so that all about a thing is named by its beginning', () => {
  expect(pageQuery({ locale: 'uk' }, ['thing', 'x'], async () => 0).queryKey).toEqual(['thing', 'x', 'uk'])
})

test('everything is asked at once, and answered by its name', async () => {
  const asked: string[] = []
  const slow = (name: string) =>
    pageQuery({ locale: 'en' }, [name], async () => {
      asked.push(name)
      await vi.waitUntil(() => asked.length === 2)
      return name
    })
  expect(await fetchAll({ one: slow('a'), other: slow('b') })).toEqual({ one: 'a', other: 'b' })
})

test('a part that does not come is logged, and the rest is there', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await fetchAll({ whole: answering(1), part: partOf(failing(away())) })).toEqual({ whole: 1, part: undefined })
  expect(log).toHaveBeenCalledWith(expect.any(String), 'unavailable', 'r1')
})

test('what the page cannot stand without, and what the server refuses, fails it', async () => {
  await expect(fetchAll({ whole: failing(away()), part: answering(1) })).rejects.toThrow(ApiError)
  await expect(fetchAll({ whole: answering(1), part: partOf(failing(refusal())) })).rejects.toThrow(ApiError)
})

test('a page of nothing but parts of which none is reached is a lost connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const cut = () => partOf(failing(new ConnectionError()))
  await expect(fetchAll({ one: cut(), other: cut() })).rejects.toThrow(ConnectionError)
  expect(await fetchAll({ one: cut(), other: partOf(answering(1)) })).toEqual({ one: undefined, other: 1 })
  expect(await fetchAll({ one: aloneOf(failing(new ConnectionError())) })).toEqual({ one: undefined })
})
