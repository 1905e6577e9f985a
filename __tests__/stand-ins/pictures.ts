/** A picture and a drawing of a compiled text that readers can enlarge, as the compiler writes them. */
export const PICTURE =
  '<span class="picture-frame zoomable"><img class="picture-blur" src="data:," alt="" aria-hidden="true"><picture>' +
  '<source type="image/avif" srcset="/a-360.avif 360w, /a-800.avif 800w" sizes="688px">' +
  '<img src="/a.jpg" alt="A cat" width="800" height="400" loading="lazy"></picture></span>';
export const DRAWING =
  '<span class="picture-frame drawing-frame zoomable"><span class="drawing-scroller" tabindex="0">' +
  '<svg class="drawing" role="img" aria-label="Two boxes" id="d123456-r"><defs><g id="d123456-a"></g></defs>' +
  '<rect fill="url(#d123456-a)" stroke="#d00000"></rect><use href="#d123456-a"></use></svg></span></span>';
