export { booksPage as default } from '#src/app/features/exchange/billing/books-page.tsx'
