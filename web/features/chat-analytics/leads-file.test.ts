import { expect, test } from 'vitest'
import { isExportWithLeads, fileNameOfContentDisposition } from './leads-file.ts'

test('a CSV file with its header alone and an empty vCard file have no leads', () => {
  expect(isExportWithLeads('csv', '\u{FEFF}date,name\r\n')).toBe(false)
  expect(isExportWithLeads('csv', 'date,name\r\n2026-11-20,Ana\r\n')).toBe(true)
  expect(isExportWithLeads('vcf', '')).toBe(false)
  expect(isExportWithLeads('vcf', 'BEGIN:VCARD\r\nEND:VCARD\r\n')).toBe(true)
})

test("the file's name is the one that the server sends, with all its letters", () => {
  const header = `attachment; filename="zoe-leads-2026-11-22.csv"; filename*=UTF-8''Zo%C3%AB%20Li-leads-2026-11-22.csv`
  expect(fileNameOfContentDisposition(header, 'leads.csv')).toBe('Zoë Li-leads-2026-11-22.csv')
  expect(fileNameOfContentDisposition('attachment; filename="zoe-leads.csv"', 'leads.csv')).toBe('zoe-leads.csv')
  expect(fileNameOfContentDisposition("attachment; filename*=UTF-8''%E0%A4", 'leads.csv')).toBe('leads.csv')
  expect(fileNameOfContentDisposition(null, 'leads.csv')).toBe('leads.csv')
})
