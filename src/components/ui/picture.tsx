import type { IGatsbyImageData } from "gatsby-plugin-image";
import React from "react";

interface PictureProps {
  /** A queried file. Nothing is rendered without one, or for a file that is not a raster picture. */
  image: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
  /** `eager` for the picture in the initial viewport; all others load lazily. */
  loading?: "lazy" | "eager";
  className?: string;
  /** The `sizes` attribute. Defaults to that of the picture, or to the width of the window. */
  sizes?: string;
}

/**
 * Renders a decorative picture (`gatsbyImageData`) as plain HTML. Its size prevents layout shifts. The component of
 * gatsby-plugin-image would load React's server renderer (60 KB gzip) in every browser, only to fade pictures in.
 */
export function Picture({ image, loading = "lazy", className = "", sizes }: PictureProps): React.ReactElement | null {
  if (!image?.childImageSharp) return null;
  const { images, width, height } = image.childImageSharp.gatsbyImageData;
  return (
    <picture className={`picture ${className}`}>
      {images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        {...images.fallback}
        sizes={sizes ?? images.fallback?.sizes}
        alt=""
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        fetchPriority={loading === "eager" ? "high" : undefined}
      />
    </picture>
  );
}
