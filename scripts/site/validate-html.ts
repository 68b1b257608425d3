import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const JAR = String(createRequire(import.meta.url)('vnu-jar'))
const run = promisify(execFile)

type Sample = { path: string; html: string }
type Message = { type: string; url: string; lastLine: number; message: string; extract?: string }

/** Whether the machine can run the Nu HTML checker at all. */
export const hasJava = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/** The errors that the Nu HTML checker finds, a line each. */
export async function validateHtml(pages: readonly Sample[], folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = new Map<string, Sample>()
  for (const [index, page] of pages.entries()) {
    const file = resolve(folder, `${index}.html`)
    writeFileSync(file, page.html)
    files.set(file, page)
  }
  const options = ['-Xss4m', '-jar', JAR, '--format', 'json', '--errors-only', '--exit-zero-always', ...files.keys()]
  const { stderr } = await run('java', options, { maxBuffer: 64 << 20 })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages.map(({ url, lastLine, message, extract }) => {
    const page = files.get(decodeURIComponent(url.replace(/^file:/, '')))
    return `${page?.path ?? url} line ${lastLine}: ${message} ${extract?.replace(/\s+/g, ' ').slice(0, 120) ?? ''}`
  })
}
