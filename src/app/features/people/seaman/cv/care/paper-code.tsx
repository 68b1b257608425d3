import { useState } from 'react'
import { type CertificateCode, readCertificateCode } from '#src/domain/cv/certificate-code.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useCv } from '../cv-form-context.ts'
import { PickButton } from '../scans/pick-scans.tsx'
import { readCode } from './read-code.ts'

type Name = keyof CertificateCode
type State = 'idle' | 'reading' | 'none' | CertificateCode

const namesOf = (code: CertificateCode): Name[] => Object.keys(code) as Name[]

/** Reads the code of an electronic certificate on the device; values are shown before they are filled in. */
export function PaperCode({ part }: { part: string }) {
  const { t } = useIntl()
  const [state, setState] = useState<State>('idle')
  const read = async (photo: File | undefined) => {
    if (!photo) return
    setState('reading')
    const code = readCertificateCode((await readCode(photo).catch(() => undefined)) ?? '')
    setState(namesOf(code).length > 0 ? code : 'none')
  }
  return (
    <div className="column">
      <div className="row">
        <PickButton label={t('document.code.read')} accept="image/*" onPick={(files) => void read(files?.[0])} />
        <span className="small muted">{t('document.code.text')}</span>
      </div>
      {(state === 'reading' || state === 'none') && (
        <p className="small" role="status">
          {t(`document.code.${state}`)}
        </p>
      )}
      {typeof state === 'object' && (
        <Found key={JSON.stringify(state)} part={part} code={state} onDone={() => setState('idle')} />
      )}
    </div>
  )
}

type FoundProps = { part: string; code: CertificateCode; onDone: () => void }

function Found({ part, code, onDone }: FoundProps) {
  const { t } = useIntl()
  const { getValues, setValue } = useCv()
  const [chosen, setChosen] = useState<readonly Name[]>(() =>
    namesOf(code).filter((name) => !getValues(`${part}.${name}` as never)),
  )
  const toggle = (name: Name) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  const fill = () => {
    for (const name of chosen) setValue(`${part}.${name}` as never, code[name] as never, { shouldDirty: true })
    onDone()
  }
  return (
    <fieldset className="notice land cv-code" aria-label={t('document.code.found')}>
      <p className="small">{t('document.code.found')}</p>
      {namesOf(code).map((name) => (
        <label key={name} className="row tight">
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          <span>{t(`cv.field.documents.${name}`)}</span>
          <bdi className="bold">{code[name]}</bdi>
        </label>
      ))}
      <div className="row">
        <button type="button" className="button" disabled={chosen.length === 0} onClick={fill}>
          {t('document.code.fill')}
        </button>
        <button type="button" className="button quiet" onClick={onDone}>
          {t('document.code.leave')}
        </button>
      </div>
    </fieldset>
  )
}
