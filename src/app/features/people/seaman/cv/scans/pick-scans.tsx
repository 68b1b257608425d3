import { type DragEvent, type ReactNode, useState } from 'react'
import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { FILE_TYPES } from '#src/contract/file/file-types.ts'
import { useIntl } from '#src/i18n/react.tsx'

const ACCEPT = FILE_PURPOSES.scan.takes.map((type) => FILE_TYPES[type]).join()

type Props = { room: number; onPick: (files: readonly File[]) => void; children: ReactNode }

/** Files are chosen, dropped or photographed; no more than there is room for. */
export function PickScans({ room, onPick, children }: Props) {
  const { t } = useIntl()
  const [isOver, setOver] = useState(false)
  const pick = (files: FileList | null) => onPick([...(files ?? [])].slice(0, Math.max(0, room)))
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(room > 0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons in it do the same
    <div
      className="cv-drop"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        pick(event.dataTransfer.files)
      }}
    >
      {room > 0 && (
        <div className="row">
          <PickButton label={t('scan.choose')} accept={ACCEPT} onPick={pick} />
          <PickButton label={t('scan.camera')} accept="image/*" camera onPick={pick} />
          <span className="small muted cv-drop-hint">{t('scan.drop')}</span>
        </div>
      )}
      {children}
    </div>
  )
}

type ButtonProps = { label: string; accept: string; camera?: boolean; onPick: (files: FileList | null) => void }

/** A button that opens the browser's own choice of files. */
export function PickButton({ label, accept, camera = false, onPick }: ButtonProps) {
  return (
    <label className={camera ? 'button cv-camera' : 'button'}>
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        onChange={({ currentTarget }) => {
          onPick(currentTarget.files)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
