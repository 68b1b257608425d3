import { writeFile } from 'node:fs/promises'
import { localizePath } from '#src/contract/http/addresses.ts'
import { enterAs } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { LAYOUT_LOCALES } from '../../support/languages.ts'

/** Points of A4, to whole ones. */
const A4 = /\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\s*\]/

test('the CV is printed on A4 in every language, within the paper', async ({ page }, info) => {
  test.setTimeout(240_000)
  await enterAs(page, 'seaman@demo.example')
  for (const locale of LAYOUT_LOCALES) {
    await page.goto(localizePath(locale, '/seaman/cv/print'))
    await waitForApp(page)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1047 })
    const over = await page.evaluate(() => {
      const paper = document.querySelector('.cv-sheet')?.getBoundingClientRect() ?? new DOMRect()
      return [...document.querySelectorAll('.cv-sheet *')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < paper.left - 1 || right > paper.right + 1)
        })
        .map((element) => `${element.className || element.tagName} ${element.textContent?.slice(0, 40)}`)
    })
    expect(over, locale).toEqual([])
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1'), locale).toMatch(A4)
    await writeFile(info.outputPath(`cv-${locale}.pdf`), pdf)
    await page.emulateMedia({ media: 'screen' })
  }
})
