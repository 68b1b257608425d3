import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { scoreReading } from '#src/contract/cv-import/score.fixture.ts'
import { createTerms } from '#src/contract/cv-import/terms.ts'
import { readImport } from './read-import.ts'
import { readPdf } from './read-pdf.ts'
import { listTradeWords } from './trade-words.ts'

test('x', async () => {
  const terms = createTerms(listTradeWords())
  const out = []
  let A = 0,
    F = 0,
    W = 0
  for (const name of readdirSync('tests/cv-samples').filter((n) => /\.(docx|pdf|txt)$/.test(n))) {
    const truth = JSON.parse(readFileSync('tests/cv-samples/' + name.replace(/\.\w+$/, '.expected.json'), 'utf8'))
    const s = scoreReading(
      truth,
      await readImport({ bytes: new Uint8Array(readFileSync('tests/cv-samples/' + name)) }, terms, readPdf),
    )
    A += s.asked
    F += s.found
    W += s.wrong.length
    out.push(
      `== ${name} ${((100 * s.found) / s.asked).toFixed(1)} % of ${s.asked} wrong ${s.wrong.length} marked ${s.marked}`,
      ...s.missing.map((x) => '  - ' + x),
      ...s.wrong.map((x) => '  ! ' + x),
    )
  }
  out.push(`total ${((100 * F) / A).toFixed(1)} wrong ${W}`)
  writeFileSync('/tmp/report.txt', out.join('\n'))
})

import { readDocx } from './read-docx.ts'

test('dump', async () => {
  for (const name of readdirSync('tests/cv-samples').filter((n) => /\.(docx|pdf)$/.test(n))) {
    const bytes = new Uint8Array(readFileSync('tests/cv-samples/' + name))
    const rows = name.endsWith('docx') ? readDocx(bytes) : await readPdf(bytes)
    writeFileSync(
      '/tmp/rows-' + name.slice(0, 2) + '.txt',
      rows
        .map(
          (r: any) =>
            `${r.table ?? '-'} ${r.isApart ? '^' : ' '} ${r.place.page ?? ''}.${r.place.row} ` +
            r.cells.map((c: string) => JSON.stringify(c).slice(1, -1)).join(' ¦ '),
        )
        .join('\n'),
    )
  }
})
