import { spawn, spawnSync } from 'node:child_process'
import { JOURNAL_FORMATS, type JournalFormatName } from '#src/domain/money/journal.ts'

/** The programs that read the books: neither knows the other or the product. */
const CHECKS: Record<JournalFormatName, (file: string) => [command: string, ...words: string[]]> = {
  // Strict: accounts and commodities are declared, and no amount is converted to balance an entry.
  hledger: (file) => ['hledger', 'check', '--strict', '-f', file],
  beancount: (file) => ['bean-check', '--no-cache', file],
}

const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).error === undefined

/** Installs both from Debian where they are missing. Throws if they cannot be installed. */
export function installBookkeepers(): void {
  if (isInstalled('hledger') && isInstalled('bean-check')) return
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', 'hledger', 'beancount')
  if (!isInstalled('hledger') || !isInstalled('bean-check'))
    throw new Error('hledger and beancount are missing: apt-get install hledger beancount')
}

const isAccepted = (format: JournalFormatName, file: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const [command, ...words] = CHECKS[format](file)
    const child = spawn(command, words, { stdio: 'ignore' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })

/** Which of the programs refuse the books. */
export async function findRefusals(files: Readonly<Record<JournalFormatName, string>>): Promise<JournalFormatName[]> {
  const accepted = await Promise.all(JOURNAL_FORMATS.map((format) => isAccepted(format, files[format])))
  return JOURNAL_FORMATS.filter((_, place) => !accepted[place])
}
