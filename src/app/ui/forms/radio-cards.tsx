import type { ReactNode } from 'react'

export type RadioCard = { value: string; title: string; text: string; aside?: ReactNode }

type Props = {
  name: string
  legend: string
  cards: readonly RadioCard[]
  value: string
  onChange?: (value: string) => void
}

/** Large radio buttons, each with a description. Usable in a form that asks for the choice first. */
export function RadioCards({ name, legend, cards, value, onChange }: Props) {
  return (
    <fieldset className="column gap-4">
      <legend className="visually-hidden">{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className="radio-card">
          <input
            type="radio"
            name={name}
            value={card.value}
            defaultChecked={card.value === value}
            onChange={onChange && (() => onChange(card.value))}
          />
          <span className="column">
            <span className="row split">
              <b className="name">{card.title}</b>
              {card.aside}
            </span>
            <span className="small muted">{card.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
