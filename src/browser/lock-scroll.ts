/** Keeps the page behind a dialog where it is, and its text in place though the scrollbar goes. Returns how to stop. */
export function lockScroll(): () => void {
  const { body, documentElement } = document;
  const scrollbar = window.innerWidth - documentElement.clientWidth;
  body.classList.add("DocSearch--active");
  body.style.marginInlineEnd = `${scrollbar}px`;
  return () => {
    body.classList.remove("DocSearch--active");
    body.style.marginInlineEnd = "";
  };
}
