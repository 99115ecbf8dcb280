const NOTICE_DURATION_MS = 5000

export function showToastNotice(text: string): void {
  const box = document.createElement('p')
  box.className = 'page-toast'
  box.role = 'alert'
  box.textContent = text
  document.body.append(box)
  setTimeout(() => box.remove(), NOTICE_DURATION_MS)
}
