import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'

export type Shot = { name: string; picture: Buffer }

const HEIGHT = 420
const WIDTH = 1920

/** Writes pictures side by side into one PNG file of the folder; returns its path. */
export async function writeSheet(
  browser: Browser,
  folder: string,
  title: string,
  shots: readonly Shot[],
): Promise<string> {
  const pictures = join(folder, title)
  mkdirSync(pictures, { recursive: true })
  const figures = shots.map(({ name, picture }, index) => {
    writeFileSync(join(pictures, `${index}.png`), picture)
    return `<figure style="margin:0"><figcaption>${name}</figcaption><img src="${index}.png" style="height:${HEIGHT}px"></figure>`
  })
  const sheet = join(pictures, 'sheet.html')
  const style = 'margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888;font:12px sans-serif'
  writeFileSync(sheet, `<!doctype html><meta charset="utf-8"><body style="${style}">${figures.join('')}</body>`)
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.goto(pathToFileURL(sheet).href)
  const path = join(folder, `${title}.png`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
  return path
}
