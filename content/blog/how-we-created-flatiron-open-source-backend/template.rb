# Cohort Shelf's API as a Rails application template, for Ruby 3.3 and Rails 7.2 or later:
#
#   rails new shelf-api --api --database=postgresql --skip-active-storage --template=template.rb
#
# It adds two gems, changes a few settings, and writes the files below.

gem "rack-cors"
gem "jwt"

environment "config.middleware.use ActionDispatch::Cookies"
environment "config.action_mailer.delivery_method = :test # prints to the log", env: "development"
%w[development test].each do |name|
  # rate_limit counts in the cache, and the null store counts nothing.
  gsub_file "config/environments/#{name}.rb", ":null_store", ":memory_store"
end

create_file "config/routes.rb", <<~'RUBY', force: true
  Rails.application.routes.draw do
    get "up" => "rails/health#show"

    namespace :v1 do
      resources :entries, only: %i[index create]
      resources :tags, only: :index
      resources :sign_in_links, only: :create
      resource :session, only: %i[create destroy]
    end
  end
RUBY

create_file "config/initializers/cors.rb", <<~'RUBY', force: true
  Rails.application.config.middleware.insert_before 0, Rack::Cors do
    allow do
      origins "*"
      resource "/v1/*", headers: :any, methods: %i[get head options], credentials: false
    end
  end
RUBY

create_file "db/migrate/20240810101500_create_directory.rb", <<~'RUBY'
  class CreateDirectory < ActiveRecord::Migration[7.2]
    def change
      create_table :members do |t|
        t.string :email, :handle, null: false, index: { unique: true }
        t.string :name, :cohort, null: false
        t.datetime :last_signed_in_at
        t.timestamps
      end

      create_table :sessions do |t|
        t.references :member, null: false, foreign_key: { on_delete: :cascade }
        t.timestamps
      end

      create_table :tags do |t|
        t.string :slug, null: false, index: { unique: true }
      end

      create_table :entries do |t|
        t.references :member, null: false, foreign_key: true
        t.string :kind, :title, :url, null: false
        t.text :summary, null: false
        t.datetime :published_at
        t.timestamps
        t.index :url, unique: true
        t.index [ :published_at, :id ], where: "published_at IS NOT NULL"
        t.check_constraint "kind IN ('project', 'post', 'contribution')"
      end

      create_table :taggings, primary_key: [ :tag_id, :entry_id ] do |t|
        t.references :tag, null: false, foreign_key: true, index: false
        t.references :entry, null: false, foreign_key: { on_delete: :cascade }
      end
    end
  end
RUBY

create_file "db/seeds.rb", <<~'RUBY', force: true
  ada = Member.create!(email: "ada@example.com", handle: "ada-l", name: "Ada L.", cohort: "2023-04")
  tags = %w[rails react ruby].map { |slug| Tag.create!(slug: slug) }

  45.times do |n|
    ada.entries.create!(
      kind: Entry.kinds.keys[n % 3], title: "Entry #{n + 1}", url: "https://example.com/#{n + 1}",
      summary: "Made up, to have something to look at.", tags: tags.first(n % 3 + 1),
      published_at: Time.utc(2024, 9, 1, 12, n)
    )
  end
RUBY

create_file "app/models/member.rb", <<~'RUBY'
  class Member < ApplicationRecord
    has_many :entries
    has_many :sessions

    normalizes :email, with: ->(email) { email.strip.downcase }

    generates_token_for :sign_in, expires_in: 15.minutes do
      last_signed_in_at
    end
  end
RUBY

create_file "app/models/session.rb", <<~'RUBY'
  class Session < ApplicationRecord
    belongs_to :member
  end
RUBY

create_file "app/models/tag.rb", <<~'RUBY'
  class Tag < ApplicationRecord
    has_many :taggings
    has_many :entries, through: :taggings
  end
RUBY

create_file "app/models/tagging.rb", <<~'RUBY'
  class Tagging < ApplicationRecord
    belongs_to :tag
    belongs_to :entry
  end
RUBY

create_file "app/models/entry.rb", <<~'RUBY'
  class Entry < ApplicationRecord
    belongs_to :member
    has_many :taggings
    has_many :tags, through: :taggings

    enum :kind, %w[project post contribution].index_by(&:itself), validate: true

    validates :title, :summary, presence: true
    validates :url, format: %r{\Ahttps://\S+\z}, uniqueness: true

    scope :published, -> { where.not(published_at: nil) }
    scope :newest_first, -> { order(published_at: :desc, id: :desc) }
    scope :after, ->(cursor) {
      where("(published_at, entries.id) < (?, ?)", cursor.published_at, cursor.id)
    }
    scope :tagged_with_all, ->(slugs) {
      where(id: Tagging.joins(:tag).where(tags: { slug: slugs })
        .group(:entry_id).having("COUNT(*) = ?", slugs.size).select(:entry_id))
    }
    scope :matching, ->(text) {
      where("title ILIKE :q OR summary ILIKE :q", q: "%#{sanitize_sql_like(text)}%")
    }
  end
RUBY

create_file "app/models/cursor.rb", <<~'RUBY'
  class Cursor < Data.define(:published_at, :id)
    class Invalid < StandardError; end

    def self.of(entry) = new(entry.published_at, entry.id)

    def self.parse(text)
      time, id = Base64.urlsafe_decode64(text).split(" ", 2)
      new(Time.iso8601(time), Integer(id, 10))
    rescue ArgumentError, TypeError
      raise Invalid
    end

    def to_s
      Base64.urlsafe_encode64("#{published_at.utc.iso8601(6)} #{id}", padding: false)
    end
  end
RUBY

create_file "app/serializers/entry_serializer.rb", <<~'RUBY'
  class EntrySerializer
    COLUMNS = %i[id member_id kind title url summary published_at].freeze

    def self.scope(entries)
      entries.select(*COLUMNS).preload(:member, :tags).strict_loading
    end

    def initialize(entry) = @entry = entry

    def as_json(*)
      {
        id: @entry.id, kind: @entry.kind, title: @entry.title,
        url: @entry.url, summary: @entry.summary,
        published_at: @entry.published_at,
        author: @entry.member.slice(:handle, :name, :cohort),
        tags: @entry.tags.map(&:slug).sort
      }
    end
  end
RUBY

create_file "app/controllers/application_controller.rb", <<~'RUBY', force: true
  class ApplicationController < ActionController::API
    include ActionController::Cookies

    before_action :refuse_foreign_origin, unless: -> { request.get? || request.head? }
    rescue_from(Cursor::Invalid) { problem :bad_request, "unknown cursor" }

    private

    def problem(status, message) = render(json: { error: message }, status: status)

    def current_session
      @current_session ||= Session.find_by(id: cookies.signed[:session])
    end

    def require_member
      problem :unauthorized, "sign in first" unless current_session
    end

    def refuse_foreign_origin
      return if request.headers["Origin"] == ENV.fetch("WEB_ORIGIN", "http://localhost:5173")

      problem :forbidden, "writes are accepted from the site only"
    end

    def client_ip
      return request.remote_ip unless signed_by_proxy?

      request.headers["X-Nf-Client-Connection-Ip"] || request.remote_ip
    end

    def signed_by_proxy?
      JWT.decode(request.headers["X-Nf-Sign"], ENV.fetch("API_SIGNATURE_TOKEN"), true,
                 algorithm: "HS256", iss: "netlify", verify_iss: true)
      true
    rescue JWT::DecodeError, KeyError
      false
    end
  end
RUBY

create_file "app/controllers/v1/entries_controller.rb", <<~'RUBY'
  class V1::EntriesController < ApplicationController
    PAGE = 20
    rate_limit to: 120, within: 1.minute, by: -> { client_ip }, only: :index,
      with: -> { problem :too_many_requests, "slow down" }
    before_action :require_member, only: :create

    def index
      rows = EntrySerializer.scope(filtered).limit(PAGE + 1).to_a
      page = rows.first(PAGE)
      cursor = Cursor.of(page.last).to_s if rows.size > PAGE
      render json: { data: page.map { EntrySerializer.new(_1) }, next_cursor: cursor }
    end

    def create
      entry = current_session.member.entries.new(params.permit(:kind, :title, :url, :summary))
      return problem(422, entry.errors.full_messages.to_sentence) unless entry.save

      render json: { id: entry.id }, status: :created
    end

    private

    def filtered
      scope = Entry.published.newest_first
      scope = scope.where(kind: params[:kind]) if Entry.kinds.key?(params[:kind])
      scope = scope.tagged_with_all(slugs) if slugs.any?
      scope = scope.matching(params[:q].to_s) if params[:q].present?
      scope = scope.after(Cursor.parse(params[:after])) if params[:after].present?
      scope
    end

    def slugs = params[:tags].to_s.split(",").map(&:strip).compact_blank.uniq.first(5)
  end
RUBY

create_file "app/controllers/v1/tags_controller.rb", <<~'RUBY'
  class V1::TagsController < ApplicationController
    def index
      counts = Tag.joins(:entries).merge(Entry.published).group(:slug)
        .order(Arel.sql("COUNT(*) DESC"), :slug).count
      render json: { data: counts.map { |slug, entries| { slug:, entries: } } }
    end
  end
RUBY

create_file "app/controllers/v1/sign_in_links_controller.rb", <<~'RUBY'
  class V1::SignInLinksController < ApplicationController
    rate_limit to: 5, within: 10.minutes, by: -> { client_ip },
      with: -> { problem :too_many_requests, "slow down" }

    # The answer is the same for every address, so it does not tell who is a member.
    def create
      member = Member.find_by(email: params[:email].to_s)
      SignInMailer.link(member).deliver_later if member
      head :accepted
    end
  end
RUBY

create_file "app/controllers/v1/sessions_controller.rb", <<~'RUBY'
  class V1::SessionsController < ApplicationController
    def create
      member = Member.find_by_token_for(:sign_in, params[:token].to_s)
      return problem(422, "this link is used up or too old") unless member

      member.touch(:last_signed_in_at)
      cookies.signed[:session] = {
        value: member.sessions.create!.id, expires: 30.days,
        httponly: true, same_site: :lax, secure: Rails.env.production?
      }
      head :created
    end

    def destroy
      current_session&.destroy!
      cookies.delete(:session)
      head :no_content
    end
  end
RUBY

create_file "app/mailers/sign_in_mailer.rb", <<~'RUBY'
  class SignInMailer < ApplicationMailer
    def link(member)
      address = "#{ENV.fetch("WEB_ORIGIN", "http://localhost:5173")}/sign-in"
      token = member.generate_token_for(:sign_in)
      mail to: member.email, subject: "Sign in to Cohort Shelf", content_type: "text/plain",
        body: "This link works once, for 15 minutes:\n\n#{address}?#{{ token: }.to_query}\n"
    end
  end
RUBY

create_file "test/integration/entries_test.rb", <<~'RUBY'
  require "test_helper"

  class EntriesTest < ActionDispatch::IntegrationTest
    setup do
      Rails.cache.clear
      @ada = Member.create!(email: "ada@example.com", handle: "ada-l", name: "Ada L.", cohort: "2023-04")
      @rails = Tag.create!(slug: "rails")
      45.times { |n| add("Entry #{n}", Time.utc(2024, 9, 1, 12, n / 10, Rational("4.123457"))) }
    end

    test "pages cover everything once, though entries arrive meanwhile" do
      seen, cursor = [], nil
      loop do
        get "/v1/entries", params: { tags: "rails", after: cursor }.compact
        seen += response.parsed_body["data"].pluck("id")
        add("Newcomer", Time.utc(2024, 9, 2))
        break unless (cursor = response.parsed_body["next_cursor"])
      end
      assert_equal 45, seen.size
      assert_equal seen.uniq, seen
    end

    test "a full page takes four queries" do
      assert_queries_count(4) { get "/v1/entries" }
    end

    test "says nothing about members beyond their names" do
      get "/v1/entries"
      assert_not_includes response.body, @ada.email
    end

    test "tags come with the number of their published entries" do
      add("In review", nil)
      get "/v1/tags"
      assert_equal [ { "slug" => "rails", "entries" => 45 } ], response.parsed_body["data"]
    end

    test "an unknown cursor is the caller's mistake" do
      get "/v1/entries", params: { after: "nonsense" }
      assert_response :bad_request
    end

    private

    def add(title, published_at)
      @ada.entries.create!(kind: "project", title: title, url: "https://example.com/#{SecureRandom.uuid}",
                           summary: "Made up.", published_at: published_at, tags: [ @rails ])
    end
  end
RUBY

create_file "test/integration/sign_in_test.rb", <<~'RUBY'
  require "test_helper"

  class SignInTest < ActionDispatch::IntegrationTest
    include ActiveJob::TestHelper

    ENTRY = { kind: "post", title: "Hello", url: "https://example.com/hello", summary: "A post." }

    setup do
      Rails.cache.clear
      @ada = Member.create!(email: "ada@example.com", handle: "ada-l", name: "Ada L.", cohort: "2023-04")
    end

    test "a link signs in once, and the entry waits for review" do
      perform_enqueued_jobs { write "/v1/sign_in_links", email: " Ada@example.com" }
      assert_response :accepted
      token = Rack::Utils.parse_query(URI(mail_body[/http\S+/]).query)["token"]

      write "/v1/session", token: token
      assert_response :created
      write "/v1/entries", **ENTRY
      assert_response :created
      assert_nil Entry.sole.published_at

      write "/v1/session", token: token
      assert_response 422
    end

    test "strangers and other sites cannot write" do
      write "/v1/entries", **ENTRY
      assert_response :unauthorized
      post "/v1/sign_in_links", params: { email: @ada.email }, headers: { Origin: "https://other.example.com" }
      assert_response :forbidden
    end

    test "the sixth request for a link is refused" do
      6.times { write "/v1/sign_in_links", email: @ada.email }
      assert_response :too_many_requests
    end

    private

    def write(path, **params)
      post path, params: params, headers: { Origin: "http://localhost:5173" }, as: :json
    end

    def mail_body = ActionMailer::Base.deliveries.last.body.to_s
  end
RUBY

create_file "Dockerfile", <<~'DOCKER', force: true
  # syntax=docker/dockerfile:1
  ARG RUBY_VERSION=3.4
  FROM docker.io/library/ruby:$RUBY_VERSION-slim AS base
  WORKDIR /rails
  RUN apt-get update -qq && \
      apt-get install --no-install-recommends -y curl libjemalloc2 postgresql-client && \
      rm -rf /var/lib/apt/lists /var/cache/apt/archives
  ENV BUNDLE_PATH="/usr/local/bundle"

  FROM base AS tools
  RUN apt-get update -qq && \
      apt-get install --no-install-recommends -y \
        build-essential git libpq-dev libyaml-dev pkg-config && \
      rm -rf /var/lib/apt/lists /var/cache/apt/archives
  COPY Gemfile Gemfile.lock ./

  FROM tools AS dev
  RUN bundle install
  CMD ["bin/rails", "server", "-b", "0.0.0.0"]

  FROM tools AS build
  ENV RAILS_ENV="production" BUNDLE_DEPLOYMENT="1" BUNDLE_WITHOUT="development:test"
  RUN bundle install && \
      rm -rf ~/.bundle/ "${BUNDLE_PATH}"/ruby/*/cache && \
      bundle exec bootsnap precompile --gemfile
  COPY . .
  RUN bundle exec bootsnap precompile app/ lib/

  FROM base
  ENV RAILS_ENV="production" BUNDLE_DEPLOYMENT="1" BUNDLE_WITHOUT="development:test"
  RUN groupadd --system --gid 1000 rails && \
      useradd rails --uid 1000 --gid 1000 --create-home --shell /bin/bash
  COPY --from=build "${BUNDLE_PATH}" "${BUNDLE_PATH}"
  COPY --from=build /rails /rails
  RUN chown -R rails:rails db log tmp
  USER 1000:1000
  ENTRYPOINT ["/rails/bin/docker-entrypoint"]
  EXPOSE 3000
  CMD ["./bin/rails", "server"]
DOCKER

create_file "compose.yaml", <<~'YAML'
  services:
    db:
      image: postgres:17
      environment: { POSTGRES_USER: shelf, POSTGRES_PASSWORD: shelf }
      volumes: ["db:/var/lib/postgresql/data"]
      healthcheck:
        test: ["CMD", "pg_isready", "-h", "127.0.0.1", "-U", "shelf"]
        interval: 2s
        retries: 15
    api:
      build: { context: ., target: dev }
      command: >-
        sh -c "rm -f tmp/pids/server.pid && bin/rails db:prepare &&
        bin/rails server -b 0.0.0.0"
      environment: { PGHOST: db, PGUSER: shelf, PGPASSWORD: shelf }
      ports: ["127.0.0.1:3000:3000"]
      volumes: [".:/rails"]
      depends_on: { db: { condition: service_healthy } }
  volumes:
    db: {}
YAML
