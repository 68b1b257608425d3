// Signs letters of several scripts with DKIM, folds their headers anew and verifies them, by the independent program python3-dkim:
// npm run check:dkim. Needs Debian’s package python3-dkim.
import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { resolve } from 'node:path'
import { writeMime } from '#src/server/platform/mail/write-mime.ts'

const PYTHON = '/usr/bin/python3'
const PROGRAM = resolve(import.meta.dirname, 'mail/verify-letter.py')
const SUBJECTS = [
  'Second Engineer, LNG carrier',
  'Старший помічник, газовоз, готовий з березня',
  'كبير الضباط',
  '大副'.repeat(60),
]
const LIST_HEADERS = ['list-unsubscribe', 'list-unsubscribe-post']

type Verified = { headers: string[]; signed: boolean; refolded: boolean; stripped: boolean }

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
})
const record = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`

const writeLetter = (subject: string) =>
  writeMime(
    {
      to: 'office@agency.example',
      subject,
      text: `${subject}\n`.repeat(20),
      html: `<p>${subject}</p>`,
      stopAt: 'https://gangway.example/server/u/0123456789abcdef012345',
      attachments: [
        { name: `${subject.slice(0, 40)}.docx`, type: 'application/octet-stream', bytes: new Uint8Array(5000) },
      ],
      letterId: '01890a5d-ac96-774b-bcce-b302099a8057',
    },
    { from: { email: 'letters@letters.gangway.example', name: 'Gangway' }, now: Date.now() },
  )

function verify(message: string): Verified {
  const input = JSON.stringify({ message: Buffer.from(message).toString('base64'), key: privateKey, record })
  const { status, stdout, stderr } = spawnSync(PYTHON, [PROGRAM], { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`python3-dkim is missing or failed (apt-get install python3-dkim): ${stderr}`)
  return JSON.parse(stdout) as Verified
}

const isLongLine = (line: string) => line.length > 78

for (const subject of SUBJECTS) {
  const message = writeLetter(subject)
  const [head = ''] = message.split('\r\n\r\n', 1)
  const lists = head.split('\r\n').filter((line) => line.startsWith('List-'))
  const { headers, signed, refolded, stripped } = verify(message)
  const isRight = signed && refolded && !stripped && LIST_HEADERS.every((name) => headers.includes(name))
  if (!isRight || lists.length !== 2 || head.split('\r\n').some(isLongLine))
    throw new Error(`wrong: ${JSON.stringify({ subject, headers, signed, refolded, stripped, lists })}`)
}
process.stdout.write(
  `dkim: ${SUBJECTS.length} letters verify as signed and with folded headers, and fail without List-Unsubscribe\n`,
)
