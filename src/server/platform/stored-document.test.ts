import { expect, test } from 'vitest'
import { packDocument, readDocument, unpackDocument, writeDocument } from './stored-document.ts'

test('a document is read as it was written', () => {
  expect(unpackDocument('cv', packDocument('cv', 'Морской'))).toBe('Морской')
  expect(readDocument('vacancy-draft', writeDocument('vacancy-draft', { rank: 'bosun' }))).toEqual({ rank: 'bosun' })
})

test('a document of another version, or without one, is rejected', () => {
  const packed = packDocument('cv', 'text')
  expect(() => unpackDocument('cv', packed.with(0, 2))).toThrow('other-version')
  expect(() => unpackDocument('cv', packed.subarray(1))).toThrow('other-version')
  expect(() => readDocument('vacancy-draft', '{"version":2,"rank":"bosun"}')).toThrow('other-version')
  expect(() => readDocument('vacancy-draft', '{"rank":"bosun"}')).toThrow('other-version')
})
