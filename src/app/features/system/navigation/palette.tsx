import * as RadixDialog from '@radix-ui/react-dialog'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '#src/app/ui/icon.tsx'
import { allowInjectedStyles } from '#src/app/ui/injected-styles.ts'
import type { Role } from '#src/contract/http/roles.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import { optionId, PaletteList } from './palette-list.tsx'
import { type PaletteContext, usePalette } from './use-palette.ts'

type Props = {
  context: PaletteContext
  close: () => void /** The focus returns to it unless a page is opened. */
  before: Element | null
}

/** The command palette: a dialog with one field, and below it what the typed text finds. */
export default function Palette({ context, close, before }: Props) {
  const { t } = useIntl()
  const isLeaving = useRef(false)
  allowInjectedStyles()
  const leave = () => {
    isLeaving.current = true
    close()
  }
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (!isLeaving.current && before instanceof HTMLElement) before.focus()
  }
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && close()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <RadixDialog.Content className="palette" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <RadixDialog.Title className="visually-hidden">{t('palette.find.title')}</RadixDialog.Title>
          <Finder context={context} leave={leave} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function Finder({ context, leave }: { context: PaletteContext; leave: () => void }) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const { groups, query, hasFailed, isSearching } = usePalette(context, typed)
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  const current = Math.min(active, total - 1)
  const optionAt = (at: number) => document.getElementById(optionId(id, at))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || total === 0) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      const next = (current + step + total) % total
      setActive(next)
      optionAt(next)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') optionAt(current)?.click()
    else return
    event.preventDefault()
  }
  return (
    <>
      <Field
        role={context.session.role}
        typed={typed}
        type={(text) => {
          setTyped(text)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        list={total > 0 ? { id, active: optionId(id, current) } : undefined}
      />
      <Status {...{ query, total, hasFailed, isSearching }} />
      {total > 0 && <PaletteList id={id} groups={groups} active={current} setActive={setActive} onChoose={leave} />}
    </>
  )
}

const HINTS: Partial<Record<Role, MessageId>> = {
  company: 'palette.hint.company',
  seaman: 'palette.hint.seaman',
  admin: 'palette.hint.admin',
}

type FieldProps = {
  role: Role
  typed: string
  type: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  list: { id: string; active: string } | undefined
}

function Field({ role, typed, type, onKeyDown, list }: FieldProps) {
  const { t } = useIntl()
  const control = useControls()
  return (
    <div className="palette-field">
      <Icon name="search" />
      <input
        type="text"
        role="combobox"
        className="input"
        dir={typed ? 'auto' : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={t('palette.find.title')}
        placeholder={HINTS[role] && t(HINTS[role])}
        aria-expanded={list !== undefined}
        aria-autocomplete="list"
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <RadixDialog.Close className="button quiet icon-only" aria-label={control('close')}>
        <Icon name="x" />
      </RadixDialog.Close>
    </div>
  )
}

type State = { query: string; total: number; hasFailed: boolean; isSearching: boolean }

/** Results are announced; only a failure and an empty search are also shown. */
function Status({ query, total, hasFailed, isSearching }: State) {
  const { t } = useIntl()
  const isEmpty = query !== '' && total === 0 && !isSearching && !hasFailed
  const isShown = hasFailed || isEmpty
  const text = () => {
    if (hasFailed) return t('palette.find.failed')
    if (isEmpty) return t('list.unmatched-title')
    return query === '' || isSearching ? '' : t('palette.find.count', { count: total })
  }
  return (
    <p role="status" className={isShown ? 'palette-note' : 'visually-hidden'}>
      {text()}
    </p>
  )
}
