import decode from 'qr/decode.js'
import { expect, test } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import { createReference } from '#src/domain/payment/creditor-reference.ts'
import { writeEpcCode } from '#src/domain/payment/epc-code.ts'
import { drawQr, type QrCode } from './draw-qr.ts'

const SCALE = 4

/** The drawing as a camera sees it: grey points, four per module. */
function paint({ size, path }: QrCode) {
  const side = size * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(width)) * SCALE; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return { width: side, height: side, data }
}

test('what is drawn can be read, with the quiet zone that readers want', async () => {
  const address = 'https://gangway.example/c/abcdefghijklmnopqrstuvwxyz234567'
  const code = await drawQr(address)
  expect(decode(paint(code))).toBe(address)
  expect(code.path.startsWith('M4 4h7v1H4z')).toBe(true)
})

test('the code of a transfer in euro has at most the size that banking apps read, in any script', async () => {
  const transfer = {
    name: 'Ї'.repeat(70),
    iban: 'MT84MALT011000012345MTLCAST001S',
    bic: 'MALTMTMTXXX',
    amount: amountOf(99_999_999_999, 'EUR'),
  }
  const text = writeEpcCode({ ...transfer, reference: createReference(9_999_999_999) })
  const code = await drawQr(text)
  // Version 13, with the quiet zone of four modules on both sides.
  expect(code.size).toBeLessThanOrEqual(69 + 8)
  expect(decode(paint(code))).toBe(text)
})
