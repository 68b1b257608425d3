import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'

const SRC = resolve(import.meta.dirname, '../../src')
const files = globSync('**/*.{ts,tsx}', { cwd: SRC })
  .filter((path) => !/\.test\.|\.fixture\./.test(path))
  .map((path) => ({ path, text: readFileSync(resolve(SRC, path), 'utf8') }))

/** Cookies and places in the browser's stores are known by the ends of their constants. */
const NAMED = /\b\w+_(?:COOKIE|STORAGE_KEY) = '([^']+)'/g
const names = files.flatMap(({ text }) => [...text.matchAll(NAMED)].map(([, name]) => name as string))

const listFiles = (wrong: (text: string) => boolean) => files.filter(({ text }) => wrong(text)).map(({ path }) => path)

describe('what is kept in browsers', () => {
  test.each(LOCALE_CODES)('is named on the cookie page, all of it: %s', (locale) => {
    const page = readFileSync(resolve(SRC, `server/seed/pages/${locale}/cookies.md`), 'utf8')
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
    const told = [...page.matchAll(/^\|[^|`\n]*`([^`\n]+)`/gm)].map(([, name]) => name)
    expect(told.sort()).toEqual([...new Set(names)].sort())
  })

  test('goes into a store of the browser under a constant that says so', () => {
    const isStore = /\b(?:local|session)Storage\b/
    expect(listFiles((text) => isStore.test(text) && !/_STORAGE_KEY\b/.test(text))).toEqual([])
    expect(listFiles((text) => /\b(?:get|set|remove)Item\(\s*['"`](?!\$\{)/.test(text))).toEqual([])
    expect(listFiles((text) => /\bindexedDB\b/.test(text) && !/_STORAGE_KEY\b/.test(text))).toEqual([])
  })

  test('goes into a cookie under a constant that says so', () => {
    const unnamed = /(?:\bsetCookie\(c,|\b(?:lasting|keeping)\(|document\.cookie = `\$\{)(?!\s*(?:\w+_COOKIE|name)\b)/
    const writers = listFiles((text) => /\bset-?cookie\b|document\.cookie|Max-Age/i.test(text))
    expect(writers.length).toBeGreaterThan(3)
    expect(listFiles((text) => unnamed.test(text)).filter((path) => writers.includes(path))).toEqual([])
  })
})
