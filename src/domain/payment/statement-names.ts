/**
 * Columns of a bank statement. `side` is whether an amount is a debit or a credit; `status` whether it was booked; `id` is the bank's own id of a transaction, unlike the number
 * that a payer gave to the payment order.
 */
export type StatementColumn =
  | 'date'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'side'
  | 'currency'
  | 'text'
  | 'payer'
  | 'id'
  | 'status'

/** Names of columns in exports of banks in languages of Europe, the preferred first. */
export const COLUMN_NAMES: Readonly<Record<StatementColumn, readonly string[]>> = {
  date: [
    ...['Booking date', 'Posting date', 'Posted date', 'Transaction date', 'Completed date', 'Date completed', 'Date'],
    ...['Date (UTC)', 'Value date', 'Date time', 'Finished on', 'Created on', 'Operation date', 'Date of transaction'],
    ...['Buchungstag', 'Buchungsdatum', 'Buchung', 'Datum', 'Valutadatum', 'Wertstellung', 'Boekdatum'],
    ...['Дата операції', 'Дата проведення', 'Дата платежу', 'Дата і час операції', 'Дата i час операції', 'Дата'],
    ...['Дата операции', 'Дата проводки', 'Дата платежа', 'Дата документа', 'Data księgowania', 'Data operacji'],
    ...['Data transakcji', 'Data', 'Data operațiunii', 'Data tranzacției', 'Data contabile', 'Data operazione'],
    ...['Fecha', 'Fecha operación', 'Date opération', 'Date de comptabilisation', 'İşlem tarihi', 'Ημερομηνία'],
  ],
  amount: [
    ...['Amount', 'Transaction amount', 'Amount in account currency', 'Sum', 'Betrag', 'Umsatz', 'Bedrag', 'Montant'],
    ...['Сума', 'Сума операції', 'Сума платежу', 'Сума в валюті рахунку', 'Сума в валюті картки', 'Сумма'],
    ...['Сумма операции', 'Сумма платежа', 'Сумма в валюте счета', 'Kwota', 'Kwota operacji', 'Suma', 'Importo'],
    ...['Importe', 'Tutar', 'Ποσό'],
  ],
  credit: [
    ...['Credit', 'Credit amount', 'Paid in', 'Money in', 'Deposit', 'Deposits', 'Haben', 'Gutschrift', 'Кредит'],
    ...['Сума кредит', 'Сумма кредит', 'Оборот кредит', 'Надходження', 'Приход', 'Uznania', 'Wpływy', 'Avere', 'Abono'],
    ...['Crédit', 'Alacak', 'Πίστωση'],
  ],
  debit: [
    ...['Debit', 'Debit amount', 'Paid out', 'Money out', 'Withdrawal', 'Withdrawals', 'Soll', 'Belastung', 'Дебет'],
    ...['Сума дебет', 'Сумма дебет', 'Оборот дебет', 'Витрати', 'Расход', 'Obciążenia', 'Wydatki', 'Dare', 'Cargo'],
    ...['Débit', 'Borç', 'Χρέωση'],
  ],
  side: [
    ...['Debit/Credit', 'Credit/Debit', 'D/C', 'C/D', 'Dr/Cr', 'Cr/Dr', 'DC', 'CD', 'Debit or credit', 'Direction'],
    ...['Credit debit indicator', 'CdtDbtInd', 'Soll/Haben', 'S/H', 'Af Bij', 'Дебет/Кредит', 'Д/К', 'Дт/Кт'],
  ],
  currency: [
    ...['Currency', 'Currency code', 'Transaction currency', 'Account currency', 'CCY', 'Payment currency', 'Währung'],
    ...['Валюта', 'Валюта операції', 'Валюта рахунку', 'Код валюти', 'Валюта операции', 'Waluta', 'Moneda', 'Devise'],
    ...['Valuta', 'Para birimi', 'Νόμισμα'],
  ],
  text: [
    ...['Payment reference', 'Reference', 'Remittance information', 'Remittance info', 'Remittance', 'Description'],
    ...['Details', 'Payment details', 'Transaction details', 'Narrative', 'Memo', 'Purpose', 'Payment purpose'],
    ...['Message', 'Verwendungszweck', 'Buchungstext', 'Omschrijving', 'Libellé', 'Causale', 'Descrizione', 'Concepto'],
    ...[
      'Призначення платежу',
      'Призначення',
      'Деталі операції',
      'Опис',
      'Назначение платежа',
      'Назначение',
      'Описание',
    ],
    ...['Tytuł', 'Tytułem', 'Opis', 'Opis operacji', 'Tytuł operacji', 'Detalii', 'Descriere', 'Structured reference'],
    ...['Creditor reference', 'Açıklama', 'Αιτιολογία'],
  ],
  status: [
    ...['Status', 'State', 'Transaction status', 'Payment status', 'Статус', 'Стан', 'Статус операції', 'Info'],
    ...['Статус операции', 'Status transakcji', 'Estado', 'Stato', 'Statut', 'Durum'],
  ],
  payer: [
    ...[
      'Payer name',
      'Payer',
      'Counterparty name',
      'Counterparty',
      'Sender',
      'Sender name',
      'From',
      'Debtor',
      'Remitter',
    ],
    ...['Debtor name', 'Source name', 'Name', 'Partner name', 'Auftraggeber', 'Auftraggeber/Empfänger'],
    ...['Zahlungspflichtiger', 'Beguenstigter/Zahlungspflichtiger', 'Name Zahlungsbeteiligter', 'Контрагент'],
    ...['Назва контрагента', 'Кореспондент', 'Найменування контрагента', 'Найменування кореспондента', 'Платник'],
    ...['Плательщик', 'Наименование контрагента', 'Nadawca', 'Kontrahent', 'Nazwa nadawcy', 'Ordonator', 'Ordinante'],
    ...['Ordenante', 'Donneur d’ordre'],
  ],
  id: [
    ...['Transaction ID', 'Transaction reference', 'TransferWise ID', 'Wise ID', 'Bank reference', 'Entry reference'],
    ...['Account servicer reference', 'ID', 'Transaction number', 'Unique ID', 'Референс', 'ID операції'],
    ...[
      'ID транзакції',
      'ID операции',
      'Унікальний номер',
      'Numer transakcji',
      'ID transakcji',
      'Referința tranzacției',
    ],
  ],
}

/** Amounts in the currency of the account, and columns that name that currency: another currency does not belong to such an amount. */
export const ACCOUNT_AMOUNTS = [
  ...['Amount in account currency', 'Сума в валюті рахунку', 'Сума в валюті картки', 'Сумма в валюте счета'],
] as const
export const ACCOUNT_CURRENCIES = ['Account currency', 'Валюта рахунку'] as const
