import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { createReference } from './creditor-reference.ts'
import { readStatementFile } from './read-statement-file.ts'

const REFERENCE = createReference(42)

test('a file of a bank is read to the payments', () => {
  const lines = [
    'Statement of account;DE89370400440532013000',
    '',
    '"Booking date";"Amount";"Currency";"Details";"Payer"',
    `29.11.2026;"1.234,50";EUR;"Top-up; ${REFERENCE}";"ТОВ ""Море"""`,
    '29.11.2026;-7,00;EUR;"Fee";',
    'Closing balance;;;;',
  ]
  expect(readStatementFile(lines.join('\r\n'))).toEqual({
    payments: [
      {
        row: 1,
        key: expect.any(String),
        date: '2026-11-29',
        amount: amountOf(123_450, 'EUR'),
        text: `Top-up; ${REFERENCE}`,
        payer: 'ТОВ "Море"',
        references: [REFERENCE],
      },
    ],
    problems: [{ row: 3, problem: 'date', cell: 'Closing balance' }],
    outgoing: 1,
  })
})

test.each([
  ['csv', 'Date,Amount,Details\n2026-11-29,1,"open'],
  ['columns', 'a,b\n1,2'],
  ['columns', ''],
  ['no-rows', 'Date,Amount,Details\n'],
])('a file that is not a statement is refused: %s', (failure, file) =>
  expect(readStatementFile(file)).toMatchObject({ failure }),
)
