import { useMemo, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { describe, FieldFrame } from '#src/app/ui/forms/field.tsx'
import { nameTerm, type TermKind } from '#src/i18n/cv/term-names.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { Suggestion, TermContext } from './suggestions.ts'
import { idOf, type TypedPath, useLookups, useTyped, useTypedError } from './typed-form.ts'
import { useCompanyNames } from './use-company-names.ts'

type Props = {
  path: TypedPath
  kind: TermKind
  label: string
  hint?: string | undefined
  optional?: boolean
  /** The path of the server's error, if it is not the field's. */
  errorAt?: TypedPath
  /** Called with the slug, besides the field's value. */
  onTerm?: (value: string) => void
}

/** Vocabularies are loaded on demand; offline there are no suggestions, but the field works. */
const load = () => import('./suggestions.ts').catch(() => undefined)

/** The entry around the field, for its suggestions. */
function useTermContext(path: TypedPath): () => TermContext {
  const { getValues } = useTyped()
  const { ownCompanies } = useLookups()
  const entry = path.split('.').slice(0, 2).join('.')
  return () => {
    const { type, engineName } = (getValues(entry as never) ?? {}) as { type?: string; engineName?: string }
    const own = getValues(path as never) as unknown
    const companies = ownCompanies().filter((name) => name !== own)
    return { ...(type && { type }), ...(engineName && { engineName }), companies }
  }
}

/** The text of the field and its value: a slug, or the text. */
function useTerm(path: TypedPath, kind: TermKind, onTerm: Props['onTerm']) {
  const intl = useIntl()
  const { control } = useTyped()
  const { field } = useController({ control, name: path })
  const [text, setText] = useState<string>()
  const [list, setList] = useState<readonly Suggestion[]>()
  // Not a state: text typed before the next render must be read too.
  const reader = useRef<(typed: string) => string>(undefined)
  // Text typed before the vocabulary loaded is read afterwards.
  const typedBefore = useRef<string>(undefined)
  const contextOf = useTermContext(path)
  const name = nameTerm(kind, String(field.value ?? ''), intl)
  const take = (term: string) => {
    field.onChange(term)
    onTerm?.(term)
  }
  const open = async () => {
    typedBefore.current = undefined
    // A vocabulary that loads after the field was left is ignored: the entry may have changed.
    reader.current = undefined
    setText((before) => before ?? name)
    const module = await load()
    if (!module) return
    const suggestions = module.listSuggestions(kind, contextOf(), intl)
    const read = module.createTermReader(suggestions, kind)
    reader.current = read
    setList(suggestions)
    if (typedBefore.current !== undefined) take(read(typedBefore.current))
  }
  const type = (typed: string) => {
    setText(typed)
    if (!reader.current) typedBefore.current = typed
    take(reader.current?.(typed) ?? typed)
  }
  const close = () => {
    setText(undefined)
    setList(undefined)
    reader.current = undefined
    field.onBlur()
  }
  return { ref: field.ref, text: text ?? name, list, open, type, close }
}

/** A text field with suggestions of a vocabulary in the reader's language. */
export function TermField({ path, kind, label, hint, optional = false, errorAt = path, onTerm }: Props) {
  const { clearErrors } = useTyped()
  const error = useTypedError(errorAt)
  const { ref, text, list, open, type, close } = useTerm(path, kind, onTerm)
  const id = idOf(path)
  const names = useCompanyNames(kind, list && text)
  const options = useMemo(() => {
    const own = list?.map(({ name }) => name) ?? []
    return [...new Set([...own, ...names])].map((name) => <option key={name} value={name} />)
  }, [list, names])
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...describe(id, error, hint)}
        id={id}
        ref={ref}
        name={path}
        className="input"
        list={`${id}-list`}
        autoComplete="off"
        value={text}
        onFocus={open}
        onChange={(event) => {
          if (error) clearErrors(errorAt)
          type(event.target.value)
        }}
        onBlur={close}
      />
      <datalist id={`${id}-list`}>{options}</datalist>
    </FieldFrame>
  )
}
